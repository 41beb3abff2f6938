import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Seat, TableView } from "$lib/api";
import { Live } from "$lib/live.svelte";
import { person } from "$lib/me.svelte";
import { lobby, nobody, serve } from "../pages/server";
import SeatHarness from "./SeatHarness.svelte";

const LINK = { url: "http://x/t/ABC#seat=s", qr: "M0 0h1v1H0z", size: 1 };
const seat = (n: number, name: string, more: Partial<Seat> = {}): Seat => ({ seat: n, kind: "person", name, ...more });
const click = (name: RegExp | string) => userEvent.click(screen.getByRole("button", { name }));

function shown(seats: Seat[], look: number, more: Partial<TableView> = {}): Live {
  const live = new Live("ABC");
  live.table = lobby({ status: "running", seats, ...more });
  live.seat = look;
  render(SeatHarness, { live });
  return live;
}

function server() {
  return serve({
    "GET /api/me": { ...nobody, name: "Anna" },
    "POST /api/tables/ABC/seats/0/link": LINK,
    "POST /api/tables/ABC/seats/1/link": LINK,
    "POST /api/tables/ABC/seat": lobby(),
    "POST /api/tables/ABC/sit": lobby(),
  });
}

beforeEach(() => {
  person.me = { ...nobody, name: "Anna" };
});
afterEach(() => vi.unstubAllGlobals());

describe("seats that change hands in mid-game", () => {
  it("mine goes to a friend by a link", async () => {
    const { asked } = server();
    shown([seat(0, "Anna", { mine: true }), seat(1, "Ben")], 0);
    await click("Give my seat to a friend");
    expect(((await screen.findByLabelText("Link to the seat of Anna")) as HTMLInputElement).value).toBe(LINK.url);
    expect(screen.getByText(/You keep the seat until somebody opens it/)).toBeTruthy();
    expect(asked.map(({ what }) => what)).toContain("POST /api/tables/ABC/seats/0/link");
    expect(screen.queryByRole("button", { name: /New link for/ })).toBeNull();
  });

  it("mine goes to a bot, asked twice, and comes back", async () => {
    const { asked } = server();
    shown([seat(0, "Anna", { mine: true }), seat(1, "Ben")], 0);
    await click("Let a bot play on for me");
    expect(asked).toEqual([]);
    await click(/come back at any time/);
    expect(asked.find(({ what }) => what.endsWith("/seat"))?.body).toEqual({ seat: 0, kind: "bot" });
  });

  it("a bot's seat that is mine is taken back", async () => {
    const { asked } = server();
    shown([seat(0, "Greedy bot", { kind: "bot", mine: true }), seat(1, "Ben")], 0);
    await click("Take my seat back");
    await waitFor(() => expect(asked.find(({ what }) => what.endsWith("/sit"))?.body).toMatchObject({ seat: 0 }));
  });

  it("whoever runs the table gives any seat a new link, asked twice", async () => {
    const { asked } = server();
    shown([seat(0, "Anna", { mine: true }), seat(1, "Ben")], 0, { host: true });
    await click("New link for Ben");
    expect(asked).toEqual([]);
    await click(/Ben leaves the seat at once/);
    expect(await screen.findByLabelText("Link to the seat of Ben")).toBeTruthy();
    expect(screen.queryByText(/You keep the seat/)).toBeNull();
  });

  it("who looks on takes an open seat, and sees the game from there", async () => {
    const { asked } = server();
    const live = shown([seat(0, "", { kind: "open" }), seat(1, "Ben")], -1);
    const look = vi.spyOn(live, "look").mockReturnValue();
    await click("Take the open seat");
    await waitFor(() => expect(look).toHaveBeenCalledWith(0));
    expect(asked.find(({ what }) => what.endsWith("/sit"))?.body).toMatchObject({ seat: 0 });
  });
});
