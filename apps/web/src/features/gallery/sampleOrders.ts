const statuses = ['draft', 'ordering', 'generated', 'failed', 'inWarehouse', 'withheld'] as const;
const settlements = ['unpaid', 'paid', 'refunded'] as const;
const countries = ['US', 'GB', 'DE', 'FR', 'JP', 'BR', 'SA'] as const;
const products = ['US Packet DDP', 'UK Line', 'DE/FR IOSS', 'JP Line', 'BR CPF'] as const;

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;
const two = (value: number) => String(value).padStart(2, '0');

/** Orders made from their number alone, so that every run shows the same. */
export const sampleOrder = (index: number) => ({
  id: `row-${index}`,
  no: `YL2611${String(index).padStart(7, '0')}`,
  status: pick(statuses, index * 7) as string,
  settlement: pick(settlements, index * 5) as string,
  country: pick(countries, index * 3) as string,
  product: pick(products, index) as string,
  price: `${(index * 37) % 9000}${index % 9 === 0 ? '' : `.${two((index * 13) % 100)}`}`,
  currency: index % 9 === 0 ? 'JPY' : 'CNY',
  weight: `0.${String(120 + ((index * 17) % 800))}`,
  boxes: 1 + (index % 3),
  consignee: index % 4 === 0 ? '' : `Consignee ${index}`,
  city: pick(['Ontario', 'London', 'Berlin', 'Paris', 'Osaka'], index),
  postCode: String(10_000 + ((index * 91) % 89_999)),
  tracking: index % 5 === 0 ? '' : `1Z${String(index * 7919).padStart(10, '0')}`,
  hsCode: String(610_000 + (index % 900)),
  shipper: pick(['SZBT', 'YWHQ'], index),
  source: pick(['web', 'api', 'erp'], index),
  remark: index % 6 === 0 ? 'Battery inside' : '',
  createTime: `2026-11-${two(1 + (index % 14))} ${two(index % 24)}:${two((index * 7) % 60)}:00`,
  payTime: index % 2 === 0 ? '' : `2026-11-${two(1 + (index % 14))} 23:10:00`,
});

export type SampleOrder = ReturnType<typeof sampleOrder>;

export const sampleOrders = (count: number, from = 0): SampleOrder[] =>
  Array.from({ length: count }, (_, index) => sampleOrder(from + index));
