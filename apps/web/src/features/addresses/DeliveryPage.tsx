import { type DeliveryAddressView, listDeliveryCodes } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import { type ReactNode, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../shared/feedback/states/EmptyState.tsx';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { useListQuery } from '../../shared/list/useListQuery.ts';
import { useUrlFilter } from '../../shared/list/useUrlFilter.ts';
import { AddButton } from '../../shared/permission/ActionButton.tsx';
import { DataTable } from '../../shared/table/DataTable.tsx';
import { actionsWidth, RowActions } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';
import styles from './Addresses.module.css';
import { addressLine } from './addressLine.ts';
import { BookTabs } from './BookTabs.tsx';
import { CountryText } from './CountryText.tsx';
import { KeywordInput } from './KeywordInput.tsx';
import { useOpenForm } from './useOpenForm.tsx';

type Row = DeliveryAddressView;

const columns = (t: TFunction<'addresses'>, actions: (row: Row) => ReactNode): Column<Row>[] => [
  { key: 'code', title: t('field.code'), width: 130, keep: true, pin: 'start', copy: true },
  {
    key: 'isShared',
    title: t('whose'),
    width: 110,
    render: ({ isShared }) => (
      <StatusTag kind={isShared ? 'neutral' : 'info'}>{t(isShared ? 'shared' : 'own')}</StatusTag>
    ),
  },
  { key: 'name', title: t('field.name'), width: 160 },
  { key: 'company', title: t('field.company'), width: 190 },
  {
    key: 'countryCode',
    title: t('country'),
    width: 130,
    render: ({ countryCode }) => <CountryText code={countryCode} />,
  },
  {
    key: 'address',
    title: t('address'),
    width: 400,
    copy: (row) => addressLine(row),
    render: (row) => addressLine(row),
  },
  { key: 'remark', title: t('field.remark'), width: 180, hidden: true },
  {
    key: 'actions',
    title: t('actions'),
    width: actionsWidth,
    keep: true,
    pin: 'end',
    render: actions,
  },
];

/** Codes that stand for an address: those of well-known warehouses, and the merchant's own. */
export const DeliveryPage = () => {
  const { t } = useTranslation('addresses');
  const [filter, setFilter] = useUrlFilter(listDeliveryCodes.query);
  const codes = useListQuery(listDeliveryCodes, filter);
  const { open, dialog } = useOpenForm();
  const search = useCallback(
    (keyword: string) => setFilter({ keyword: keyword || undefined }, { replace: true }),
    [setFilter],
  );
  const actions = ({ id, code, isShared }: Row) => (
    <RowActions
      of={code}
      actions={[
        !isShared && {
          key: 'edit',
          text: t('edit'),
          permission: 'order:addressEdit',
          onClick: () => open('delivery', { id }),
        },
        {
          key: 'copy',
          text: t('copy'),
          permission: 'order:addressAdd',
          onClick: () => open('delivery', { copy: id }),
        },
      ]}
    />
  );
  return (
    <ListPage
      title={t('title')}
      actions={
        <AddButton permission="order:addressAdd" onClick={() => open('delivery')}>
          {t('add.delivery')}
        </AddButton>
      }
      views={<BookTabs kind="delivery" />}
    >
      <DataTable
        filter={
          <search className={styles.filter}>
            <KeywordInput
              label={t('search')}
              hint={t('codeHint')}
              value={filter.keyword ?? ''}
              onChange={search}
            />
          </search>
        }
        code="addresses.delivery"
        label={t('kind.delivery')}
        columns={columns(t, actions)}
        query={codes}
        empty={<EmptyState title={t('noneFound')} text={t('noneFoundText')} />}
      />
      {dialog}
    </ListPage>
  );
};
