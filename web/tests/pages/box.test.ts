import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { announcer } from "$lib/announce.svelte";
import type { Box, DoubtGroup, Figure } from "$lib/api";
import { person } from "$lib/me.svelte";
import { router } from "$lib/router.svelte";
import {
  differing,
  edits,
  errorsByPlace,
  isWrong,
  keepBox,
  keptBox,
  numberOf,
  place,
  wrongPlaces,
} from "../../src/pages/box/values";
import BoxPage from "../../src/pages/Box.svelte";
import Create from "../../src/pages/Create.svelte";
import Table from "../../src/pages/Table.svelte";
import { game, lobby, nobody, serve } from "./server";

const figure = (field: string, value: number, more: Partial<Figure> = {}): Figure => ({
  field,
  label: field,
  value,
  ours: value,
  low: 0,
  high: 99,
  ...more,
});
const chapel = {
  table: "buildings",
  id: "chapel",
  name: "Chapel",
  source: "public",
  confirmed: "its row",
  provenance: ["a page"],
  figures: [figure("vp", 5), figure("battle", 0, { low: -9 })],
};
const groups: DoubtGroup[] = [
  { id: "buildings", name: "Buildings", entries: [chapel] },
  {
    id: "rulings",
    name: "Rulings",
    entries: [{ table: "x", id: "y", name: "Never run out", source: "reconstructed" }],
  },
];
const VP = "buildings chapel vp";
const BATTLE = "buildings chapel battle";
const OWN = '[[buildings]]\nid = "chapel"\nvp = 6\n';

function answer(more: Partial<Box> = {}): Box {
  return { game: "toy", name: "Toy", about: "From somewhere.", groups, components: "", errors: [], ...more };
}

function withValue(vp: number): DoubtGroup[] {
  const changed = {
    ...chapel,
    figures: chapel.figures.map((one) => (one.field === "vp" ? { ...one, value: vp } : one)),
  };
  return [{ id: "buildings", name: "Buildings", entries: [changed] }, ...groups.slice(1)];
}

beforeEach(() => {
  vi.spyOn(announcer, "tell").mockReturnValue();
  vi.spyOn(announcer, "urge").mockReturnValue();
  person.me = undefined;
  localStorage.clear();
  router.go("/", "replace");
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("values of my box", () => {
  it("are whole numbers in their range, with any sign for minus", () => {
    expect(numberOf(" −3 ")).toBe(-3);
    expect([numberOf("3.5"), numberOf("x"), numberOf("1e3"), numberOf("")]).toEqual(Array(4).fill(undefined));
    const vp = chapel.figures[0] as Figure;
    expect(["5", "", "99", "0"].map((text) => isWrong(text, vp))).toEqual([false, false, false, false]);
    expect(["-1", "100", "five", "5,5"].map((text) => isWrong(text, vp))).toEqual([true, true, true, true]);
    expect(wrongPlaces(groups, { [VP]: "x", [BATTLE]: "-3" })).toEqual([VP]);
  });

  it("are sent where they changed; an empty field is our value again", () => {
    expect(edits(groups, {})).toEqual([]);
    expect(edits(groups, { [VP]: "5", [BATTLE]: "−2" })).toEqual([
      { table: "buildings", id: "chapel", field: "battle", value: -2 },
    ]);
    expect(edits(withValue(6), { [VP]: "" })).toEqual([{ table: "buildings", id: "chapel", field: "vp", value: 5 }]);
  });

  it("are counted where they differ from ours", () => {
    expect(differing(groups)).toBe(0);
    expect(differing(withValue(6))).toBe(1);
    expect(differing(withValue(6), { [VP]: "5", [BATTLE]: "1" })).toBe(1);
  });

  it("have the server's sentences at their place", () => {
    const errors = [
      { message: "too much", table: "buildings", id: "chapel", field: "vp" },
      { message: "no file at all" },
    ];
    expect(errorsByPlace(errors)).toEqual({ [place(chapel, { field: "vp" })]: "too much", "": "no file at all" });
  });

  it("are kept in this browser, and forgotten when they are ours", () => {
    keepBox({ game: "toy", components: OWN });
    expect([keptBox("toy"), keptBox("other")]).toEqual([OWN, ""]);
    keepBox({ game: "toy", components: "" });
    expect(keptBox("toy")).toBe("");
  });
});

describe("the page of my box", () => {
  const at = { params: { game: "toy" } };

  it("says where values come from, checks mine and keeps them", async () => {
    const { asked } = serve({
      "GET /api/games/toy/box": answer(),
      "POST /api/games/toy/box": answer({ groups: withValue(6), components: OWN }),
    });
    const user = userEvent.setup();
    render(BoxPage, at);
    const entry = (await screen.findByRole("heading", { name: "Chapel" })).closest("li") as HTMLElement;
    expect(within(entry).getByText("The rulebook confirms its row.")).toBeTruthy();
    expect(within(entry).getByText("from public sources").className).toContain("reconstructed");
    expect(screen.getByText("Rulings")).toBeTruthy();
    const field = within(entry).getByLabelText("vp");
    await user.clear(field);
    await user.type(field, "6");
    expect(screen.getByText(/One value differs from ours. Not kept yet./)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Keep" }));
    await waitFor(() => expect(keptBox("toy")).toBe(OWN));
    expect(asked.at(-1)?.body).toEqual({
      components: "",
      values: [{ table: "buildings", id: "chapel", field: "vp", value: 6 }],
    });
  });

  it("sends nothing that is out of its range, and says so at the field", async () => {
    const { asked } = serve({ "GET /api/games/toy/box": answer() });
    const user = userEvent.setup();
    render(BoxPage, at);
    const field = await screen.findByLabelText("vp");
    await user.clear(field);
    await user.type(field, "100");
    expect(field.getAttribute("aria-invalid")).toBe("true");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain("0 to 99");
    await user.click(screen.getByRole("button", { name: "Keep" }));
    expect(asked.map(({ what }) => what)).toEqual(["GET /api/games/toy/box"]);
  });

  it("shows the server's sentence where it belongs, and keeps nothing then", async () => {
    const errors = [{ message: "Too many points.", table: "buildings", id: "chapel", field: "vp" }];
    serve({ "GET /api/games/toy/box": answer(), "POST /api/games/toy/box": answer({ errors }) });
    const user = userEvent.setup();
    render(BoxPage, at);
    const field = await screen.findByLabelText("vp");
    await user.clear(field);
    await user.type(field, "50");
    await user.click(screen.getByRole("button", { name: "Keep" }));
    await waitFor(() =>
      expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toContain(
        "Too many points.",
      ),
    );
    expect((field as HTMLInputElement).value).toBe("50");
    expect(keptBox("toy")).toBe("");
  });

  it("begins with what was kept, and goes back to our values", async () => {
    keepBox({ game: "toy", components: OWN });
    const { answers } = serve({ "POST /api/games/toy/box": answer({ groups: withValue(6), components: OWN }) });
    const user = userEvent.setup();
    render(BoxPage, at);
    expect(((await screen.findByLabelText("vp")) as HTMLInputElement).value).toBe("6");
    answers["POST /api/games/toy/box"] = answer();
    await user.click(screen.getByRole("button", { name: "Back to our values" }));
    await waitFor(() => expect(keptBox("toy")).toBe(""));
    expect((screen.getByLabelText("vp") as HTMLInputElement).value).toBe("5");
  });

  it("asks yes or no where no number is meant", async () => {
    const granary = {
      ...chapel,
      id: "",
      name: "Granary",
      figures: [figure("yields", 0, { low: 0, high: 1, truth: true })],
    };
    const box = answer({ groups: [{ id: "farm", name: "Farm", entries: [granary] }] });
    const { asked } = serve({ "GET /api/games/toy/box": box, "POST /api/games/toy/box": box });
    const user = userEvent.setup();
    render(BoxPage, at);
    const field = await screen.findByLabelText("yields");
    expect([...(field as HTMLSelectElement).options].map(({ text }) => text)).toEqual(["yes", "no"]);
    await user.selectOptions(field, "yes");
    expect(document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent).toMatch(/ours:\s+no/);
    await user.click(screen.getByRole("button", { name: "Keep" }));
    await waitFor(() =>
      expect(asked.at(-1)?.body).toEqual({
        components: "",
        values: [{ table: "buildings", id: "", field: "yields", value: 1 }],
      }),
    );
  });

  it("leads to a new table that is played with it", async () => {
    serve({ "GET /api/games/toy/box": answer(), "POST /api/games/toy/box": answer() });
    render(BoxPage, at);
    await userEvent.click(await screen.findByRole("button", { name: "Play with it" }));
    await waitFor(() => expect(router.path + router.search).toBe("/new/toy?box=mine"));
  });
});

describe("a new table's components", () => {
  const at = { params: { game: "toy" } };

  it("are my box if I came from there, and sent along", async () => {
    keepBox({ game: "toy", components: OWN });
    router.go("/new/toy?box=mine", "replace");
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "POST /api/games/toy/box": answer({ groups: withValue(6), components: OWN }),
      "POST /api/tables": lobby(),
    });
    render(Create, at);
    expect(await screen.findByText(/One value differs from ours./)).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Set up the table" }));
    await waitFor(() => expect(router.path).toBe("/t/ABC"));
    expect(asked.find(({ what }) => what === "POST /api/tables")?.body).toMatchObject({ components: OWN });
  });

  it("are ours otherwise; a file that can't be used makes no table", async () => {
    const { asked } = serve({
      "GET /api/me": { ...nobody, name: "Anna" },
      "GET /api/games": [game],
      "POST /api/games/toy/box": answer({ errors: [{ message: "Line 1 is no TOML." }] }),
    });
    const user = userEvent.setup();
    render(Create, at);
    await user.click(await screen.findByText("More"));
    await user.click(screen.getByRole("radio", { name: "a file" }));
    await user.upload(screen.getByLabelText("Components file"), new File(["not toml ["], "x.toml"));
    expect((await screen.findAllByText("Line 1 is no TOML.")).length).toBe(1);
    await user.click(screen.getByRole("button", { name: "Set up the table" }));
    expect((await screen.findByRole("alert")).textContent).toContain("Line 1 is no TOML.");
    expect(asked.some(({ what }) => what === "POST /api/tables")).toBe(false);
  });
});

describe("a table with an owner's box", () => {
  it("says so before anybody sits down, with what differs", async () => {
    const own_box = { differs: [{ name: "Chapel", ours: ["5 VP."], theirs: ["6 VP."] }] };
    serve({ "GET /api/me": nobody, "GET /api/games": [game], "GET /api/tables/ABC": lobby({ own_box }) });
    render(Table, { params: { code: "ABC" } });
    expect(await screen.findByRole("heading", { name: "An owner's box" })).toBeTruthy();
    expect(screen.getByText("6 VP.", { exact: false })).toBeTruthy();
    expect(screen.getByText("5 VP.").className).toContain("reconstructed");
    expect(screen.getByRole("button", { name: "Sit down" })).toBeTruthy();
  });
});
