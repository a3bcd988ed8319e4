import type { WarehouseRow } from '@alpaca/contract';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { actionsWidth } from '../../../shared/table/RowActions.tsx';
import { Stacked } from '../../../shared/table/Stacked.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { writeHours } from './houseForm.ts';

export const houseColumns = (
  t: TFunction<'warehouses'>,
  /** Null for who may only look. */
  actions: ((house: WarehouseRow) => ReactNode) | null,
): Column<WarehouseRow>[] => [
  {
    key: 'name',
    title: t('field.name'),
    width: 160,
    card: 'name',
    render: ({ name, code }) => <Stacked below={code}>{name}</Stacked>,
  },
  {
    key: 'isOpen',
    title: t('field.isOpen'),
    width: 100,
    card: 'state',
    render: ({ isOpen }) => (
      <StatusTag kind={isOpen ? 'success' : 'neutral'}>{t(isOpen ? 'open' : 'closed')}</StatusTag>
    ),
  },
  {
    key: 'today',
    title: t('field.today'),
    width: 150,
    render: ({ today, zone }) => <Stacked below={zone}>{writeHours(today) || t('dayOff')}</Stacked>,
  },
  {
    key: 'address',
    title: t('field.address'),
    width: 220,
    render: ({ city, address }) => <Stacked below={address}>{city}</Stacked>,
  },
  {
    key: 'contact',
    title: t('field.contact'),
    width: 140,
    render: ({ contact, phone }) => <Stacked below={phone}>{contact}</Stacked>,
  },
  { key: 'lines', title: t('field.lines'), width: 80, align: 'end' },
  { key: 'staff', title: t('field.staff'), width: 80, align: 'end' },
  {
    key: 'daysUntil',
    title: t('field.daysUntil'),
    width: 120,
    render: ({ daysUntil }) => daysUntil ?? t('noDays'),
  },
  ...(actions
    ? [
        {
          key: 'actions',
          title: t('actions'),
          width: actionsWidth,
          pin: 'end' as const,
          render: actions,
        },
      ]
    : []),
];
