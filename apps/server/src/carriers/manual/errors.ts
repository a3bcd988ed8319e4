/** Nothing is refused here: what has to be said to the carrier, an operator says. */
export const done = { ok: true } as const;
