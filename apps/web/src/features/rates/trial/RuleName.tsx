import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../addresses/index.ts';
import type { ParcelValues } from '../quotes/parcel.ts';

/** A parcel on its tab: where it goes and what it weighs, once that is known. */
export const RuleName = ({ index }: { index: number }) => {
  const { t } = useTranslation('trial');
  const nameOf = useCountryName();
  const rule: ParcelValues | undefined = Form.useWatch(['rules', index]);
  const grams = (rule?.boxes ?? []).reduce(
    (sum, box) => sum + Math.round((box?.weight ?? 0) * 1000) * (box?.count ?? 1),
    0,
  );
  if (!rule?.countryCode || grams === 0) return t('single.rule', { no: index + 1 });
  return t('single.ruleAt', { country: nameOf(rule.countryCode), kg: grams / 1000 });
};
