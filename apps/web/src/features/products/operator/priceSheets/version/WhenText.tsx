import type { SurchargeCondition } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../../../shared/api/useDict.ts';

/** When a surcharge is due, in words. */
export const WhenText = ({ when }: { when: SurchargeCondition }) => {
  const { t } = useTranslation(['priceSheets', 'shared']);
  const goods = useDict('goods_type');
  const cargo = useDict('cargo_property');
  const address = useDict('address_type');
  const joined = (words: readonly string[]) => words.join(t('shared:list.comma'));
  const list = (
    name: 'goodsTypes' | 'cargoProperties' | 'zones' | 'countries' | 'hsPrefixes',
    words: readonly string[] | undefined,
  ) => words?.length && `${t(`when.${name}`)} ${joined(words)}`;
  const over = (
    name: 'boxKgOver' | 'longestCmOver' | 'girthCmOver',
    unit: string,
    value: number | undefined,
  ) => value !== undefined && `${t(`when.${name}`)} ${value} ${unit}`;
  const parts = [
    when.remote && t('when.remote'),
    when.service && `${t('when.service')} ${t(`service.${when.service}`)}`,
    when.addressType && `${t('when.addressType')} ${address.textOf(when.addressType)}`,
    list('goodsTypes', when.goodsTypes?.map(goods.textOf)),
    list('cargoProperties', when.cargoProperties?.map(cargo.textOf)),
    list('zones', when.zones),
    list('countries', when.countries),
    list('hsPrefixes', when.hsPrefixes),
    over('boxKgOver', 'kg', when.boxKgOver),
    over('longestCmOver', 'cm', when.longestCmOver),
    over('girthCmOver', 'cm', when.girthCmOver),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' + ') : t('surcharge.always');
};
