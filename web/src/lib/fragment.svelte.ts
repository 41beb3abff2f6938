/**
 * Links carry their secret behind the `#`, which no server log and no Referer sees: `/t/CODE#invite=…`, `#seat=…`,
 * `/me#device=…`, `/me#mail=…`, `/host#host=…`. It is read once and taken out of the address bar at once, so that a shared screen, a
 * bookmark or the history keep nothing.
 */

import { router } from "./router.svelte";

const KINDS = ["invite", "seat", "device", "me", "mail", "host"] as const;

export interface Secret {
  kind: (typeof KINDS)[number];
  token: string;
}

export function readSecret(hash: string): Secret | undefined {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  for (const kind of KINDS) {
    const token = given.get(kind);
    if (token) return { kind, token };
  }
  return undefined;
}

/** The secret of the address we came by, if it is one of these kinds; it is gone from the address afterwards. */
export function takeSecret(...kinds: Secret["kind"][]): Secret | undefined {
  const secret = readSecret(location.hash);
  if (!secret || !kinds.includes(secret.kind)) return undefined;
  router.go(location.pathname + location.search, "replace");
  return secret;
}

/** A secret of the address, and every later one: a link to the page that is open already changes nothing but the hash. */
export class Secrets {
  current = $state.raw<Secret>();

  constructor(...kinds: Secret["kind"][]) {
    this.current = takeSecret(...kinds);
    $effect(() => {
      const later = readSecret(router.hash) && takeSecret(...kinds);
      if (later) this.current = later;
    });
  }
}
