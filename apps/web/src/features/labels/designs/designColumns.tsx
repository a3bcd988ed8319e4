import type { LabelDesign } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import type { Column } from '../../../shared/table/types.ts';
import type { useDesignWords } from './useDesignWords.ts';

export const designColumns = (
  t: TFunction<'labelDesigns'>,
  words: ReturnType<typeof useDesignWords>,
  actions: (design: LabelDesign) => ReactNode,
): Column<LabelDesign>[] => [
  { key: 'nameZh', title: t('field.nameZh'), width: 150 },
  { key: 'nameEn', title: t('field.nameEn'), width: 160 },
  {
    key: 'size',
    title: t('field.size'),
    width: 150,
    render: ({ size }) => t(`size.${size}`),
  },
  {
    key: 'fields',
    title: t('field.fields'),
    width: 260,
    render: ({ fields }) => words.fields(fields) || null,
  },
  {
    key: 'marks',
    title: t('field.marks'),
    width: 170,
    render: ({ marks }) => words.marks(marks) || null,
  },
  {
    key: 'logo',
    title: t('field.logo'),
    width: 80,
    render: ({ logo }) => t(logo ? 'logo.yes' : 'logo.no'),
  },
  { key: 'actions', title: t('actions'), width: actionsWidth, pin: 'end', render: actions },
];
