import type { OrderFile } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';

export const fileColumns = (
  t: TFunction<readonly ['orderFiles', 'papers']>,
  actions: (file: OrderFile) => ReactNode,
): Column<OrderFile>[] => [
  { key: 'name', title: t('field.name'), width: 150 },
  {
    key: 'kind',
    title: t('field.kind'),
    width: 100,
    render: ({ kind, box }) => (
      <Stacked below={box === null ? t('box.whole') : t('box.one', { no: box })}>
        {t(`kind.${kind}`)}
      </Stacked>
    ),
  },
  { key: 'pages', title: t('field.pages'), width: 64, align: 'end' },
  {
    key: 'printer',
    title: t('field.printer'),
    width: 112,
    render: ({ printer }) => t(`papers:printer.${printer}`),
  },
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 116,
    render: ({ createTime, userName }) => (
      <Stacked below={userName}>
        <TimeText value={createTime} to="day" />
      </Stacked>
    ),
  },
  { key: 'actions', title: t('field.actions'), width: actionsWidth, render: actions },
];
