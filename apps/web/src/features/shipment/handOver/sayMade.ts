import type { TFunction } from 'i18next';
import { shipmentHref } from '../../../shared/paths/shipment.ts';
import { say } from '../../../shared/store/notice.ts';

/** A list is made; the way to its sheet is one press. */
export const sayMade = (
  t: TFunction<'shipment'>,
  made: { id: string; shipmentNo: string; tickets: number; leftOutCount?: number },
) => {
  const { id, shipmentNo: no, tickets: count, leftOutCount: behind = 0 } = made;
  say('success', t(behind > 0 ? 'madeBehind' : 'made', { no, count, behind }), {
    action: { text: t('openList'), path: shipmentHref(id) },
  });
};
