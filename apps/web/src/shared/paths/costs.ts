/** The changes of an order's cost about which something is still to be said. */
export const costChangesHref = (number: string) =>
  `/order/cost-changes?${new URLSearchParams({ number })}`;
