import { filled } from './records.ts';
import type { OrderValues } from './values.ts';

/** All of an order but its parties, boxes and goods; what was not asked for is left out. */
export const serviceFields = ({
  revision: _revision,
  shipper: _shipper,
  consignee: _consignee,
  boxes: _boxes,
  goods: _goods,
  isInsured,
  insuranceValue,
  insuranceCurrency,
  isCod,
  codPrice,
  codCurrency,
  ...rest
}: OrderValues): Record<string, unknown> =>
  filled({
    ...rest,
    ...(isInsured && { insuranceValue, insuranceCurrency }),
    ...(isCod && { codPrice, codCurrency }),
  });
