import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";

import Amount from "$kit/Amount.svelte";
import Button from "$kit/Button.svelte";
import Die from "$kit/Die.svelte";
import MultisetPicker from "$kit/MultisetPicker.svelte";
import SeatBadge from "$kit/SeatBadge.svelte";
import Specimens from "$kit/gallery/Specimens.svelte";
import Spot from "$kit/Spot.svelte";
import State from "$kit/State.svelte";
import Tabs from "$kit/Tabs.svelte";
import Toggle from "$kit/Toggle.svelte";
import { explainer } from "$lib/explain.svelte";
import { alsoSpeak } from "$lib/texts.svelte";
import { GALLERY } from "../src/kit/gallery/texts";

beforeAll(() => alsoSpeak(GALLERY));

const words = (text: string) => createRawSnippet(() => ({ render: () => `<span>${text}</span>` }));

describe("Amount", () => {
  it("counts with buttons and keys within its bounds", async () => {
    const onchange = vi.fn();
    render(Amount, { label: "Soldiers", value: 1, max: 3, onchange });
    const user = userEvent.setup();
    await user.click(screen.getByRole("button", { name: "More" }));
    await user.click(screen.getByRole("button", { name: "max 3" }));
    expect(screen.getByRole("spinbutton", { name: "Soldiers" }).textContent?.trim()).toBe("3");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "More" }).disabled).toBe(true);
    screen.getByRole("spinbutton").focus();
    await user.keyboard("{Home}{ArrowUp}9");
    expect(onchange.mock.calls.map(([value]) => value)).toEqual([2, 3, 0, 1, 3]);
  });
});

describe("MultisetPicker", () => {
  it("says how many are missing and stops at the most", async () => {
    const onchange = vi.fn();
    const kinds = [
      { id: "wood", name: "wood", have: 3 },
      { id: "gold", name: "gold", have: 1 },
    ];
    render(MultisetPicker, { label: "Any two", kinds, least: 2, most: 2, onchange });
    expect(screen.getByText("2 more to choose")).toBeTruthy();
    const user = userEvent.setup();
    const [more] = screen.getAllByRole("button", { name: "More" });
    if (!more) throw new Error("no button");
    await user.click(more);
    expect(screen.getByText("One more to choose")).toBeTruthy();
    await user.click(more);
    expect(screen.getByText("2 of 2 chosen")).toBeTruthy();
    expect(onchange).toHaveBeenLastCalledWith({ wood: 2 });
    for (const button of screen.getAllByRole<HTMLButtonElement>("button", { name: "More" }))
      expect(button.disabled).toBe(true);
  });
});

describe("Tabs", () => {
  it("are one stop, and arrows go round", async () => {
    const tabs = ["log", "chat", "rules"].map((id) => ({ id, text: id }));
    render(Tabs, {
      label: "Beside",
      tabs,
      panel: createRawSnippet<[string]>((id) => ({ render: () => `<p>panel ${id()}</p>` })),
    });
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard("{ArrowLeft}");
    expect(screen.getByRole("tab", { selected: true }).textContent?.trim()).toBe("rules");
    expect(document.activeElement?.textContent?.trim()).toBe("rules");
  });
});

describe("Spot", () => {
  const place = { x: 0, y: 0, width: 10, height: 10, label: "Treasurer" };

  it.each([
    ["legal", "onact"],
    ["none", "onwhy"],
  ] as const)("a tap on one that is %s calls %s", async (state, called) => {
    const [onact, onwhy] = [vi.fn(), vi.fn()];
    render(Spot, { ...place, state, onact, onwhy });
    await userEvent.setup().click(screen.getByRole("option", { name: "Treasurer" }));
    expect({ onact, onwhy }[called]).toHaveBeenCalledOnce();
    expect(onact.mock.calls.length + onwhy.mock.calls.length).toBe(1);
  });

  it("is explained with E, and Enter acts", async () => {
    const onact = vi.fn();
    render(Spot, { ...place, state: "chosen", onact, explained: () => ({ name: "Treasurer", does: "Gives 2 gold." }) });
    const option = screen.getByRole("option", { name: "Treasurer", selected: true });
    option.focus();
    await userEvent.setup().keyboard("e{Enter}");
    expect(explainer.what?.does).toBe("Gives 2 gold.");
    expect(onact).toHaveBeenCalledOnce();
    explainer.close();
  });
});

it("a used die is hollow, and only drawn unless it has a label", () => {
  const { container } = render(Die, { value: 5, seat: "red", used: true });
  expect(container.querySelectorAll("circle")).toHaveLength(5);
  expect(container.querySelector("[stroke-dasharray]")).toBeTruthy();
  expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
});

it("a seat is told by emblem and words, not by colour alone", () => {
  render(SeatBadge, { seat: "gold", name: "Milo", state: "sealed" });
  expect(screen.getByRole("img", { name: "Gold, sun" })).toBeTruthy();
  expect(screen.getByText("has chosen")).toBeTruthy();
});

it("a button is a link where it leads somewhere", () => {
  render(Button, { href: "/games", children: words("My games") });
  expect(screen.getByRole("link", { name: "My games" }).getAttribute("href")).toBe("/games");
});

it("a toggle tells what it was set to", async () => {
  const onchange = vi.fn();
  render(Toggle, { label: "Sound", onchange });
  await userEvent.setup().click(screen.getByRole("switch", { name: "Sound" }));
  expect(onchange).toHaveBeenCalledWith(true);
});

it("an error says what is safe and what to do, and has a number to copy", () => {
  render(State, { kind: "error", id: "4F2A" });
  expect(screen.getByRole("alert").textContent).toContain("Every move that was made is kept.");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Copy error 4F2A" })).toBeTruthy();
});

it("shows every piece in the gallery", () => {
  const { container } = render(Specimens);
  expect(container.querySelectorAll("svg").length).toBeGreaterThan(100);
});
