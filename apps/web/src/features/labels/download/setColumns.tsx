import type { JobEntry, LabelSet } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { TimeText } from '../../../shared/feedback/values/TimeText.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { SetProgress } from './SetProgress.tsx';
import { sizeText } from './setState.ts';

type Words = TFunction<readonly ['labelSets', 'papers', 'shared']>;

interface Manner {
  jobOf: (set: LabelSet) => JobEntry | undefined;
  onOpen: (set: LabelSet) => void;
  actions: (set: LabelSet) => ReactNode;
}

/** Which documents a set has of each order, in words. */
export const documentsOf = (t: Words, { documents }: LabelSet) =>
  documents.map((one) => t(`papers:document.${one}`)).join(t('shared:list.comma'));

export const setColumns = (t: Words, { jobOf, onOpen, actions }: Manner): Column<LabelSet>[] => [
  {
    key: 'createTime',
    title: t('field.createTime'),
    width: 150,
    pin: 'start',
    keep: true,
    open: onOpen,
    render: ({ createTime }) => <TimeText value={createTime} to="minute" />,
  },
  {
    key: 'by',
    title: t('field.by'),
    width: 140,
    render: ({ by, folders }) => (
      <Stacked below={by === 'all' ? undefined : t(`folders.${folders}`)}>{t(`by.${by}`)}</Stacked>
    ),
  },
  {
    key: 'documents',
    title: t('field.documents'),
    width: 130,
    render: (set) => documentsOf(t, set),
  },
  {
    key: 'orders',
    title: t('field.orders'),
    width: 80,
    align: 'end',
    render: ({ orders }) => countText(orders),
  },
  {
    key: 'pages',
    title: t('field.pageCount'),
    width: 80,
    align: 'end',
    render: ({ pages }) => (pages > 0 ? countText(pages) : null),
  },
  {
    key: 'missing',
    title: t('field.missing'),
    width: 80,
    align: 'end',
    render: ({ missing }) => (missing > 0 ? countText(missing) : null),
  },
  {
    key: 'status',
    title: t('field.status'),
    width: 140,
    card: 'state',
    render: (set) => <SetProgress set={set} job={jobOf(set)} />,
  },
  {
    key: 'fileBytes',
    title: t('field.size'),
    width: 90,
    align: 'end',
    render: ({ fileKey, fileBytes }) => fileKey && sizeText(fileBytes),
  },
  { key: 'userName', title: t('field.userName'), width: 100 },
  {
    key: 'actions',
    title: t('field.actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: actions,
  },
];
