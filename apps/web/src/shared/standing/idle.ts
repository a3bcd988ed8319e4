/** When a person last did something in any tab, and in whose session. */
export interface Mark {
  token: string;
  at: number;
}

/** Whether a page has been left alone for too long; a session that was never marked begins now. */
export const idleState = (
  kept: Mark | null,
  token: string,
  { now, idleMinutes }: { now: number; idleMinutes: number },
): { locked: boolean; mark: Mark } => {
  const mark = kept?.token === token ? kept : { token, at: now };
  return { locked: idleMinutes > 0 && now - mark.at >= idleMinutes * 60_000, mark };
};
