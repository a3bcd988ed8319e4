import {
  allConsignees,
  allShippers,
  getOrderSuggestions,
  listDeliveryCodes,
} from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../../shared/lib/useCalmValue.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';
import { addressLine } from '../../../addresses/index.ts';
import type { Party, Side } from '../../model/values.ts';
import { partyOf } from './partyOf.ts';

interface Props {
  side: Side;
  /** The party, and the code it goes by where it has one. */
  onPick: (party: Party, code?: string) => void;
}

interface Found {
  value: string;
  label: string;
  party: Party;
  code?: string;
}

const quiet = { placeholderData: keepPreviousData, meta: { quiet: true } } as const;

const found = (value: string, side: Side, address: object, code?: string): Found => {
  const said = address as Record<string, string>;
  const words = [code, said.name, said.company, addressLine(said)].filter(Boolean);
  return {
    value,
    label: words.join(' · '),
    party: partyOf(side, address),
    ...(code !== undefined && { code }),
  };
};

/** Addresses of the book, codes such as ONT8 and whom one lately sent to: found as one types. */
export const PartyPicker = ({ side, onPick }: Props) => {
  const { t } = useTranslation('orders');
  const [typed, setTyped] = useState('');
  const keyword = useCalmValue(typed.trim(), 250);
  const isConsignee = side === 'consignee';
  const query = { query: keyword ? { keyword } : {} };
  const book = useCall(isConsignee ? allConsignees : allShippers, query, quiet);
  const codes = useCall(
    listDeliveryCodes,
    { query: { pageSize: 20, ...query.query } },
    { ...quiet, enabled: isConsignee },
  );
  const maySubmit = usePermission('order:submit');
  const lately = useCall(
    getOrderSuggestions,
    { query: {} },
    { ...quiet, enabled: isConsignee && maySubmit },
  );
  const fits = ({ label }: Found) => label.toLowerCase().includes(keyword.toLowerCase());
  const groups = [
    {
      title: t('party.lately'),
      options: (lately.data?.consignees ?? [])
        .map((one, at) => found(`lately ${at}`, side, one))
        .filter(fits),
    },
    {
      title: t('party.book'),
      options: (book.data ?? []).map((one) => found(one.id, side, one)),
    },
    {
      title: t('party.codes'),
      options: (isConsignee ? (codes.data?.records ?? []) : []).map((one) =>
        found(one.id, side, one, one.code),
      ),
    },
  ].filter(({ options }) => options.length > 0);
  const pick = (key: string) => {
    const chosen = groups.flatMap(({ options }) => options).find(({ value }) => value === key);
    if (chosen) onPick(chosen.party, chosen.code);
  };
  return (
    <Select<string>
      value={null}
      aria-label={t(`party.find.${side}`)}
      placeholder={t(`party.findHint.${side}`)}
      style={{ width: '100%' }}
      loading={book.isFetching}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={groups.map(({ title, options }) => ({ label: title, title, options }))}
      notFoundContent={t('party.noneFound')}
      onSelect={pick}
    />
  );
};
