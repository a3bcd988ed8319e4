import { findSkus, getOrderSuggestions, type SkuView } from '@alpaca/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { AutoComplete, type AutoCompleteProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useCalmValue } from '../../../../shared/lib/useCalmValue.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';
import { language } from '../../../../shared/store/language.ts';

interface Props extends Pick<AutoCompleteProps, 'id' | 'status'> {
  value: string;
  onChange: (value: string) => void;
  /** An entry of the library, or a line of an earlier order. */
  onPick: (sku: Partial<SkuView>) => void;
}

interface Found {
  value: string;
  label: string;
  sku: Partial<SkuView>;
}

const freshMs = 60_000;
const latelyMax = 8;
const quiet = { staleTime: freshMs, placeholderData: keepPreviousData, meta: { quiet: true } };

const found = (value: string, sku: Partial<SkuView>): Found => {
  const name = language === 'en_US' ? sku.goodsNameEn : sku.goodsName;
  return { value, label: [sku.sku, name].filter(Boolean).join(' · '), sku };
};

/** A SKU of the library, or something declared before; choosing it fills the whole line. */
export const SkuInput = ({ value, onChange, onPick, ...rest }: Props) => {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  const keyword = useCalmValue(value.trim(), 250);
  const skus = useCall(
    findSkus,
    { query: keyword ? { keyword } : {} },
    { ...quiet, enabled: open },
  );
  const maySubmit = usePermission('order:submit');
  const lately = useCall(
    getOrderSuggestions,
    { query: {} },
    { ...quiet, enabled: open && maySubmit },
  );
  const fits = ({ label }: Found) => label.toLowerCase().includes(value.trim().toLowerCase());
  const groups = [
    {
      title: t('goods.library'),
      options: (skus.data ?? []).map((sku) => found(`sku ${sku.id}`, sku)),
    },
    {
      title: t('goods.lately'),
      options: (lately.data?.goods ?? [])
        .map((line, at) => found(`lately ${at}`, line as Partial<SkuView>))
        .filter(fits)
        .slice(0, latelyMax),
    },
  ].filter(({ options }) => options.length > 0);
  const pick = (key: string | undefined) => {
    const chosen = groups.flatMap(({ options }) => options).find((one) => one.value === key);
    if (chosen) onPick(chosen.sku);
  };
  return (
    <AutoComplete
      {...rest}
      allowClear
      value={value}
      placeholder={t('goods.skuHint')}
      popupMatchSelectWidth={320}
      options={groups.map(({ title, options }) => ({ label: title, title, options }))}
      onFocus={() => setOpen(true)}
      onSelect={pick}
      onChange={(next: string | undefined) => {
        // A chosen one is told by `onSelect`; its key is nobody's text.
        if (!/^(sku|lately) /.test(next ?? '')) onChange(next ?? '');
      }}
    />
  );
};
