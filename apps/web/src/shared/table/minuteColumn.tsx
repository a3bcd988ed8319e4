import { TimeText } from '../feedback/values/TimeText.tsx';
import type { Column } from './types.ts';

type With<K extends string> = { readonly [N in K]: string | null };

/** When something was, to the minute. */
export const minuteColumn = <K extends string>(
  key: K,
  title: string,
  more: Pick<Column<unknown>, 'hidden' | 'width'> = {},
): Column<With<K>> => ({
  key,
  title,
  width: 150,
  render: (row) => <TimeText value={row[key]} to="minute" />,
  ...more,
});
