import { afterEach, describe, expect, it } from "vitest";

import { readSecret, takeSecret } from "$lib/fragment.svelte";
import { router } from "$lib/router.svelte";

afterEach(() => router.go("/", "replace"));

describe("a link's secret", () => {
  it("is read by its kind", () => {
    expect(readSecret("#invite=a-_B1")).toEqual({ kind: "invite", token: "a-_B1" });
    expect(readSecret("#seat=x")).toEqual({ kind: "seat", token: "x" });
    expect(readSecret("#device=y")).toEqual({ kind: "device", token: "y" });
    expect(readSecret("#kb-9.2")).toBeUndefined();
    expect(readSecret("#invite=")).toBeUndefined();
    expect(readSecret("")).toBeUndefined();
  });

  it("is taken out of the address bar", () => {
    router.go("/t/ABC?x=1#invite=secret");
    expect(takeSecret("invite", "seat")?.token).toBe("secret");
    expect(location.href).not.toContain("secret");
    expect(location.pathname + location.search).toBe("/t/ABC?x=1");
    expect(router.hash).toBe("");
    expect(takeSecret("invite", "seat")).toBeUndefined();
  });

  it("is left to the page that knows its kind", () => {
    router.go("/t/ABC#host=secret");
    expect(takeSecret("invite", "seat")).toBeUndefined();
    expect(location.hash).toBe("#host=secret");
  });
});
