/** The staff's page of returns, with what its address says. */
export const returnsHref = (says: Readonly<Record<string, string | undefined>> = {}) => {
  const given = Object.entries(says).filter((one): one is [string, string] => Boolean(one[1]));
  const search = new URLSearchParams(given).toString();
  return search ? `/ops/returns?${search}` : '/ops/returns';
};
