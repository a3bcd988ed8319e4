import type { PriceSheetView } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { StatusTag } from '../../../../../shared/feedback/values/StatusTag.tsx';
import { actionsWidth, RowActions } from '../../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../../shared/table/types.ts';
import { levelText } from './levelText.ts';
import { versionState } from './versionState.ts';

const sinceText = (t: TFunction<'priceSheets'>, sheet: PriceSheetView, wanted: string) => {
  const version = sheet.versions.findLast((one) => versionState(one, sheet.versions) === wanted);
  if (!version) return null;
  const time = version.validFrom?.slice(0, 16) ?? '';
  return t('sinceText', { no: version.versionNo, time });
};

export const sheetColumns = (
  t: TFunction<'priceSheets'>,
  onShow: (id: string) => void,
): Column<PriceSheetView>[] => [
  {
    key: 'code',
    title: t('code'),
    width: 170,
    keep: true,
    copy: true,
    open: ({ id }) => onShow(id),
  },
  { key: 'productName', title: t('product'), width: 150 },
  { key: 'level', title: t('level'), width: 120, render: (sheet) => levelText(t, sheet) },
  { key: 'currency', title: t('currency'), width: 95 },
  {
    key: 'inForce',
    title: t('inForce'),
    width: 190,
    render: (sheet) => sinceText(t, sheet, 'inForce'),
  },
  {
    key: 'draft',
    title: t('draft'),
    width: 100,
    render: ({ versions }) => {
      const draft = versions.find(({ status }) => status === 'draft');
      if (!draft) return null;
      return <StatusTag kind="warning">{t('version.noText', { no: draft.versionNo })}</StatusTag>;
    },
  },
  {
    key: 'scheduled',
    title: t('scheduled'),
    width: 190,
    render: (sheet) => sinceText(t, sheet, 'scheduled'),
  },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: ({ id, code }) => (
      <RowActions
        of={code}
        actions={[{ key: 'open', text: t('open'), onClick: () => onShow(id) }]}
      />
    ),
  },
];
