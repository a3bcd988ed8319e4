import {
  type getProductDetail,
  limitedFields,
  type ProductLimits,
  type Result,
} from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { Amount } from '../../shared/feedback/values/Amount.tsx';
import { DictList } from '../../shared/inputs/DictList.tsx';
import { Fact, Facts } from '../../shared/ui/Facts.tsx';
import { CountryNames } from '../addresses/index.ts';

const everyCountry = 300;

export const ProductFacts = ({ detail }: { detail: Result<typeof getProductDetail> }) => {
  const { t } = useTranslation('products');
  const { product, terms, voidHours, versionNo, validFrom } = detail;
  const { transitDaysMin: min, transitDaysMax: max, currency } = product;
  return (
    <Facts title={t('detail.facts')}>
      <Fact name={t('code')}>{product.code}</Fact>
      <Fact name={t('channelName')}>{product.channelName}</Fact>
      <Fact name={t('fromPrice')}>
        <Amount value={product.fromPrice} currency={currency} />
      </Fact>
      <Fact name={t('days')}>{t('daysText', { min, max })}</Fact>
      <Fact name={t('origins')}>
        <CountryNames codes={product.origins} most={everyCountry} none={t('originsAll')} />
      </Fact>
      <Fact name={t('countries')}>
        <CountryNames codes={product.countries} most={everyCountry} />
      </Fact>
      <Fact name={t('goodsTypes')}>
        <DictList code="goods_type" values={product.goodsTypes} />
      </Fact>
      <Fact name={t('cargoProperties')}>
        <DictList code="cargo_property" values={product.cargoProperties} />
      </Fact>
      <Fact name={t('chargeAt')}>{t(`chargeAt.${product.chargeAt}`)}</Fact>
      <Fact name={t('labelAt')}>{t(`labelAt.${product.labelAt}`)}</Fact>
      <Fact name={t('detail.divisor')}>
        {terms.divisor > 0
          ? t('detail.divisorText', { divisor: terms.divisor })
          : t('detail.noDivisor')}
      </Fact>
      {terms.divisor > 0 && (
        <Fact name={t('detail.weighBy')}>{t(`detail.weighBy.${terms.weighBy}`)}</Fact>
      )}
      <Fact name={t('detail.voidHours')}>
        {voidHours > 0 ? t('detail.voidHoursText', { hours: voidHours }) : t('detail.noVoid')}
      </Fact>
      <Fact name={t('detail.returnHandling')}>
        <Amount value={detail.returnHandling} currency={currency} />
      </Fact>
      <Fact name={t('detail.returnFee')}>
        <Amount value={detail.returnFee} currency={currency} />
      </Fact>
      <Fact name={t('detail.version')}>
        {t('detail.versionText', { no: versionNo, time: validFrom.slice(0, 16) })}
      </Fact>
    </Facts>
  );
};

/** What a box and an order may measure at most. */
export const LimitFacts = ({ limits }: { limits: ProductLimits }) => {
  const { t } = useTranslation(['products', 'shared']);
  const weights = ['minKg', 'maxKg', 'maxOrderKg'] as const;
  const lengths = ['maxLongestCm', 'maxSidesCm', 'maxGirthCm'] as const;
  const named = limitedFields.flatMap((field) => {
    const length = limits.fields[field];
    return length ? [t('limit.field', { field: t(`field.${field}`), length })] : [];
  });
  const facts = [
    ...weights.map((name) => [name, limits[name] && `${limits[name]} kg`] as const),
    ...lengths.map((name) => [name, limits[name] && `${limits[name]} cm`] as const),
    ['maxBoxes', limits.maxBoxes] as const,
    [
      'maxDeclared',
      limits.maxDeclared && `${limits.maxDeclared} ${limits.declaredCurrency ?? ''}`,
    ] as const,
    ['fields', named.join(t('shared:list.comma'))] as const,
  ].filter(([, value]) => Boolean(value));
  return (
    <Facts title={t('detail.limits')}>
      {facts.length === 0 && <div>{t('detail.noLimits')}</div>}
      {facts.map(([name, value]) => (
        <Fact key={name} name={t(`limit.${name}`)}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
};
