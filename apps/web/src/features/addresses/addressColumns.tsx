import type { AddressBook } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StatusTag } from '../../shared/feedback/values/StatusTag.tsx';
import { TimeText } from '../../shared/feedback/values/TimeText.tsx';
import { actionsWidth } from '../../shared/table/RowActions.tsx';
import type { Column } from '../../shared/table/types.ts';
import styles from './Addresses.module.css';
import { addressLine } from './addressLine.ts';
import { CountryText } from './CountryText.tsx';
import type { AddressRow } from './kinds.ts';

type T = TFunction<'addresses'>;

const nameCell = (t: T, row: AddressRow) => (
  <span className={styles.name}>
    <span className={styles.nameText}>{row.name}</span>
    {row.isDefault && <StatusTag kind="success">{t('default')}</StatusTag>}
    {row.isDuplicate && <StatusTag kind="warning">{t('duplicate')}</StatusTag>}
  </span>
);

const tagsCell = ({ tags }: AddressRow) =>
  tags.length > 0 && (
    <span className={styles.tagList}>
      {tags.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
        </span>
      ))}
    </span>
  );

export const addressColumns = (
  t: T,
  book: AddressBook,
  actions: (row: AddressRow) => ReactNode,
): Column<AddressRow>[] => [
  {
    key: 'name',
    title: t('field.name'),
    width: 200,
    keep: true,
    pin: 'start',
    render: (row) => nameCell(t, row),
  },
  { key: 'phone', title: t('field.phone'), width: 150, copy: true },
  {
    key: 'countryCode',
    title: t('country'),
    width: 110,
    render: ({ countryCode }) => <CountryText code={countryCode} />,
  },
  {
    key: 'address',
    title: t('address'),
    width: 280,
    copy: (row) => addressLine(row),
    render: (row) => addressLine(row),
  },
  { key: 'tags', title: t('field.tags'), width: 130, render: (row) => tagsCell(row) || null },
  { key: 'company', title: t('field.company'), width: 160, hidden: true },
  ...(book === 'shipper'
    ? [
        { key: 'code', title: t('field.code'), width: 100 },
        { key: 'warehouseCode', title: t('field.warehouseCode'), width: 140, hidden: true },
      ]
    : [{ key: 'alias', title: t('field.alias'), width: 100 }]),
  {
    key: 'updateTime',
    title: t('updateTime'),
    width: 180,
    hidden: true,
    render: ({ updateTime }) => <TimeText value={updateTime} />,
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
