import type { PlainValue } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSellingProducts } from '../../rates/index.ts';

const money = { insurance: 'service.insurance', cod: 'service.cod' } as const;

/** What the form calls its fields, by their places in the contract, and how their values read. */
export const useOrderWords = () => {
  const { t } = useTranslation(['orders', 'addresses']);
  const products = useSellingProducts().data?.records;
  const label = (field: string): string => {
    const [part = '', ...rest] = field.split('.');
    const own = rest.join('.');
    if (part === 'shipper' || part === 'consignee')
      return `${t(`party.${part}`)} · ${t(`addresses:field.${own as 'name'}`)}`;
    if (part === 'boxes' || part === 'goods') {
      const list = t(part);
      if (!own) return list;
      const word = part === 'boxes' ? t(`box.${own as 'weight'}`) : t(`goods.${own as 'sku'}`);
      return `${list} · ${word}`;
    }
    if (part === 'productId') return t('line');
    if (part === 'deliveryAddressCode') return t('party.codes');
    const service = part.startsWith('insurance')
      ? 'insurance'
      : part.startsWith('cod')
        ? 'cod'
        : '';
    if (service) {
      const words = { service: t(money[service]) };
      return part.endsWith('Currency')
        ? t('service.currencyOf', words)
        : t('service.amountOf', words);
    }
    if (part === 'signatureService') return t('service.signature');
    return t(`service.${part as 'remark'}`);
  };
  const text = (field: string, value: PlainValue): string | undefined => {
    if (field !== 'productId' || value === null) return undefined;
    return products?.find(({ id }) => id === value)?.name;
  };
  return { label, text };
};
