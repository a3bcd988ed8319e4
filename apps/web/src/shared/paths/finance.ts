interface Wanted {
  currency: string;
  amount: string;
}

/** The form for a top-up, with what is missing filled in. */
export const rechargeHref = (wanted?: Wanted): string =>
  wanted ? `/financial/recharge?${new URLSearchParams({ ...wanted })}` : '/financial/recharge';
