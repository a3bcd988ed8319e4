import type { MerchantLine } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { Amount } from '../../../../shared/feedback/values/Amount.tsx';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { DictTag } from '../../../../shared/inputs/DictTag.tsx';
import { language } from '../../../../shared/store/language.ts';
import { minuteColumn } from '../../../../shared/table/minuteColumn.tsx';
import { actionsWidth, RowActions } from '../../../../shared/table/RowActions.tsx';
import type { Column } from '../../../../shared/table/types.ts';

// Each reads the name in their own language first.
const inEnglish = language === 'en_US';

export const merchantColumns = (
  t: TFunction<'opsMerchants'>,
  onShow: (id: string) => void,
): Column<MerchantLine>[] => [
  {
    key: 'code',
    title: t('code'),
    width: 120,
    keep: true,
    copy: true,
    open: ({ id }) => onShow(id),
  },
  { key: 'nameZh', title: t('nameZh'), width: 124, hidden: inEnglish },
  { key: 'nameEn', title: t('nameEn'), width: 124, hidden: !inEnglish },
  {
    key: 'authStatus',
    card: 'state',
    title: t('authStatus'),
    width: 124,
    render: ({ authStatus, isFrozen }) =>
      isFrozen ? (
        <StatusTag kind="danger">{t('frozen')}</StatusTag>
      ) : (
        <DictTag code="activation_status" value={String(authStatus)} />
      ),
  },
  {
    key: 'terms',
    title: t('terms.short'),
    width: 100,
    render: ({ terms }) => <DictTag code="payment_terms" value={terms} />,
  },
  {
    key: 'balance',
    title: t('balance'),
    width: 128,
    align: 'end',
    render: ({ wallet }) => <Amount value={wallet.balance} currency={wallet.currency} />,
  },
  {
    key: 'available',
    title: t('available'),
    width: 128,
    align: 'end',
    render: ({ wallet }) => <Amount value={wallet.available} currency={wallet.currency} />,
  },
  {
    key: 'creditLimit',
    title: t('creditLimit'),
    width: 128,
    align: 'end',
    render: ({ terms, wallet }) =>
      terms === 'credit' && <Amount value={wallet.creditLimit} currency={wallet.currency} />,
  },
  {
    key: 'creditDays',
    title: t('creditDays'),
    width: 100,
    hidden: true,
    align: 'end',
    render: ({ terms, creditDays }) => terms === 'credit' && t('days', { days: creditDays }),
  },
  { key: 'priceGroup', title: t('priceGroup'), width: 96 },
  { key: 'users', title: t('users'), width: 90, align: 'end', hidden: true },
  minuteColumn('createTime', t('createTime'), { hidden: true }),
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    pin: 'end',
    keep: true,
    render: ({ id, nameZh }) => (
      <RowActions
        of={nameZh}
        actions={[{ key: 'open', text: t('view'), onClick: () => onShow(id) }]}
      />
    ),
  },
];
