import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsColumn } from '../../../shared/table/actionsColumn.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ShownTag } from './ShownTag.tsx';

/** What every way to pay ends with: whether merchants see it, and what can be done. */
export const lastColumns = <W extends { isShown: boolean }>(
  t: TFunction<'waysToPay'>,
  actionsOf: (way: W) => ReactNode,
): Column<W>[] => [
  {
    key: 'isShown',
    title: t('field.isShown'),
    width: 110,
    card: 'state',
    render: ({ isShown }) => <ShownTag isShown={isShown} />,
  },
  ...actionsColumn(t('actions'), actionsOf),
];
