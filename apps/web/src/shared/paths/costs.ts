interface Where {
  /** Staff sees them among the disputes. */
  isStaff?: boolean;
  /** The one that opens at once. */
  id?: string;
}

/** The changes of an order's cost, to whoever asks. */
export const costChangesHref = (number: string, { isStaff = false, id = '' }: Where = {}) => {
  const query = new URLSearchParams({
    number,
    ...(isStaff && { state: 'open' }),
    ...(id && { id }),
  });
  return `${isStaff ? '/ops/disputes' : '/order/cost-changes'}?${query}`;
};
