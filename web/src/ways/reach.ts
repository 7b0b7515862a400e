/** By which address others reach this server: what a link begins with. Asked of the server, which knows its own names. */
import { signal } from "@preact/signals";
import { ask, post } from "../net/api";
import type { ReachView } from "../net/api.gen";

/** Null until the server has answered. */
export const reach = signal<ReachView | null>(null);

export async function askReach(): Promise<void> {
  reach.value = await ask<ReachView>("/api/reach");
}

/** Opens the local network, or closes it again. Throws a Refusal where that cannot be. */
export async function setLocalNetwork(local_network: boolean): Promise<void> {
  reach.value = await post<ReachView>("/api/reach", { local_network });
}

/** The link of a table; until the server has answered, by the address of this page. */
export const linkTo = (table: string): string => `${reach.value?.base ?? location.origin}/t/${table}`;

/** The six letters that lead to a table, as one reads them out. */
export const codeOf = (table: string): string => table.slice(0, 6).toUpperCase();
