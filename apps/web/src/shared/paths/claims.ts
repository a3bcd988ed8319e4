const pages = { staff: '/ops/claims', merchant: '/order/claims' } as const;
const pageOf = (isStaff: boolean) => (isStaff ? pages.staff : pages.merchant);

/** The form of a claim about an order. */
export const fileClaimHref = (orderId: string, isStaff: boolean) =>
  `${pageOf(isStaff)}?${new URLSearchParams({ file: orderId })}`;

export const claimHref = (id: string, isStaff: boolean) =>
  `${pageOf(isStaff)}?${new URLSearchParams({ id })}`;
