const hourMs = 3_600_000;

export interface UnpaidMoments {
  /** What was submitted before is void, if its merchant was told by then. */
  over: Date;
  toldBy: Date;
  /** Of what was submitted before, its merchant is to be told. */
  soon: Date;
  noticeHours: number;
}

/** When orders that nobody pays are due. Nobody is told longer before the end than an order waits. */
export const unpaidMoments = (
  { unpaidHours, unpaidNoticeHours }: { unpaidHours: number; unpaidNoticeHours: number },
  now: number,
): UnpaidMoments => {
  const noticeHours = Math.min(unpaidNoticeHours, unpaidHours);
  const over = now - unpaidHours * hourMs;
  return {
    over: new Date(over),
    toldBy: new Date(now - noticeHours * hourMs),
    soon: new Date(over + noticeHours * hourMs),
    noticeHours,
  };
};

/** Whether an order still waits for its money, and has since before a moment. */
export const isOverdue = (
  { booking, submitted_at }: { booking: string; submitted_at: Date | null },
  since: Date,
): boolean => booking === 'waitingPayment' && submitted_at !== null && submitted_at < since;
