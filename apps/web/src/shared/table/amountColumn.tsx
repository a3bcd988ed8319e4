import { Amount } from '../feedback/values/Amount.tsx';
import type { Column } from './types.ts';

type With<K extends string> = { readonly [N in K]: string } & { readonly currency: string };

interface Manner {
  width?: number;
  /** Shows a plus too, for movements of money. */
  signed?: boolean;
}

/** An amount in the row's currency. */
export const amountColumn = <K extends string>(
  key: K,
  title: string,
  { width = 150, signed = false }: Manner = {},
): Column<With<K>> => ({
  key,
  title,
  width,
  align: 'end',
  render: (row) => <Amount value={row[key]} currency={row.currency} signed={signed} />,
});
