import { listChannels, type PlainValue, printSetOf } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useDict } from '../../../../shared/api/useDict.ts';
import { language } from '../../../../shared/store/language.ts';

const plainNames = ['code', 'nameZh', 'nameEn'];

/** What the form calls its fields, by their places in the contract, and how their values read. */
export const useProductWords = () => {
  const { t } = useTranslation(['opsProducts', 'shared', 'papers']);
  const { data: channels = [] } = useCall(listChannels, {}, { meta: { quiet: true } });
  const goodsTypes = useDict('goods_type').items;
  const properties = useDict('cargo_property').items;

  const label = (field: string): string => {
    const name = field.split('.').at(-1) ?? '';
    if (field.startsWith('terms.limits.fields.')) return t(`field.${name as 'name'}`);
    if (field.startsWith('terms.limits.')) return t(`limit.${name as 'maxKg'}`);
    if (field === 'channelId') return t('channel');
    if (field === 'printSet') return t('printSet.title');
    if (field === 'terms.chargeAt') return t('chargeAt');
    return plainNames.includes(name) ? t(name as 'code') : t(`form.${name as 'divisor'}`);
  };
  const listed = (items: typeof goodsTypes, value: PlainValue) =>
    Array.isArray(value)
      ? value
          .map((one) => items.find((item) => item.value === one)?.text ?? one)
          .join(t('shared:list.comma'))
      : undefined;
  const printed = (value: PlainValue) =>
    Array.isArray(value)
      ? printSetOf(value)
          .map(({ document, copies, printer }) =>
            t('printSet.told', {
              name: t(`papers:document.${document}`),
              copies,
              printer: t(`papers:printer.${printer}`),
            }),
          )
          .join(t('shared:list.comma'))
      : undefined;
  const text = (field: string, value: PlainValue): string | undefined => {
    if (value === null) return undefined;
    if (field === 'channelId') {
      const channel = channels.find(({ id }) => id === value);
      return channel && (language === 'en_US' ? channel.nameEn : channel.nameZh);
    }
    if (field === 'printSet') return printed(value);
    if (field === 'labelAt') return t(`labelAt.${value as 'merchant'}`);
    if (field === 'terms.chargeAt') return t(`chargeAt.${value as 'label'}`);
    if (field === 'terms.weighBy') return t(`form.weighBy.${value as 'box'}`);
    if (field === 'terms.goodsTypes') return listed(goodsTypes, value);
    return field === 'terms.cargoProperties' ? listed(properties, value) : undefined;
  };
  return { label, text };
};
