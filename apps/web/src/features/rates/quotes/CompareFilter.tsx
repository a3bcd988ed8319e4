import type { CargoProperty, GoodsType, Quote } from '@alpaca/contract';
import { Checkbox, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { DictSelect } from '../../../shared/inputs/DictSelect.tsx';
import styles from './Quote.module.css';
import { type Sort, sorts } from './rank.ts';

export interface Choice {
  sort: Sort;
  goodsType?: GoodsType | undefined;
  cargoProperty?: CargoProperty | undefined;
  favourite: boolean;
}

export const firstChoice: Choice = { sort: 'price', favourite: false };

/** The quotes that a choice leaves. */
export const chosen = (
  quotes: readonly Quote[],
  { goodsType, cargoProperty, favourite }: Choice,
  isFavourite: (id: string) => boolean,
) =>
  quotes.filter(
    (quote) =>
      (!goodsType || quote.goodsTypes.includes(goodsType)) &&
      (!cargoProperty || quote.cargoProperties.includes(cargoProperty)) &&
      (!favourite || isFavourite(quote.productId)),
  );

interface Props {
  value: Choice;
  onChange: (choice: Choice) => void;
}

/** What of the comparison is shown, and in which order. */
export const CompareFilter = ({ value, onChange }: Props) => {
  const { t } = useTranslation('quotes');
  const set = (change: Partial<Choice>) => onChange({ ...value, ...change });
  return (
    <div className={styles.filter}>
      <Segmented
        aria-label={t('compare.sort')}
        value={value.sort}
        options={sorts.map((sort) => ({ value: sort, label: t(`compare.sort.${sort}`) }))}
        onChange={(sort) => set({ sort })}
      />
      <DictSelect
        code="goods_type"
        style={{ width: 200 }}
        aria-label={t('compare.filter.goodsType')}
        placeholder={t('compare.filter.goodsType')}
        value={value.goodsType}
        onChange={(goodsType) => set({ goodsType: goodsType as GoodsType | undefined })}
      />
      <DictSelect
        code="cargo_property"
        style={{ width: 225 }}
        aria-label={t('compare.filter.cargoProperty')}
        placeholder={t('compare.filter.cargoProperty')}
        value={value.cargoProperty}
        onChange={(property) => set({ cargoProperty: property as CargoProperty | undefined })}
      />
      <Checkbox
        checked={value.favourite}
        onChange={({ target }) => set({ favourite: target.checked })}
      >
        {t('compare.filter.favourite')}
      </Checkbox>
    </div>
  );
};
