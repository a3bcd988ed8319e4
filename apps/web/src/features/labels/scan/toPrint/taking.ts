import { OrderForm, type OrderSummary } from '@alpaca/contract';
import { choose } from './choose.ts';
import type { Desk } from './desk.ts';
import { boxesOf, type Fault, isInHand, type Parcel, weighedForm } from './parcel.ts';
import type { Parcels } from './parcels.ts';

/** Whether a draft can be submitted once its weights are known. */
const isWhole = (parcel: Parcel): boolean => {
  const weights = boxesOf(parcel).map(() => 1);
  return OrderForm.safeParse(weighedForm({ ...parcel, weights })).success;
};

const isDraft = ({ status }: OrderSummary) => status === 'draft' || status === 'failed';

/** Finds the draft of what was scanned: its own number first, else the oldest with that SKU alone. */
export const createTaking = (desk: Desk, { all, get, set }: Parcels) => {
  const others = (key: number) => all().filter((one) => one.key !== key);
  const wrong = (key: number, fault: Fault, more: Partial<Parcel> = {}) => {
    set(key, { step: 'wrong', fault, ...more });
    return false;
  };

  const open = async (key: number, id: string): Promise<boolean> => {
    const { order, form } = await desk.detail(id);
    set(key, { order, form });
    if (!isDraft(order)) return get(key).sku ? passOn(key) : wrong(key, 'notDraft');
    return isWhole(get(key)) || wrong(key, 'incomplete');
  };

  const isKnownSku = (key: number) => others(key).some(({ sku }) => sku === get(key).number);

  const bySku = async (key: number): Promise<boolean> => {
    const { number, sku } = get(key);
    const drafts = await desk.draftsOf(number);
    const choice = choose(drafts, get(key), others(key));
    if (choice) {
      set(key, { sku: number, ...choice });
      return open(key, choice.order.id);
    }
    const isSku = drafts.total > 0 || sku !== '' || isKnownSku(key);
    return wrong(key, isSku ? 'noneLeft' : 'unknown', { order: null });
  };

  /** Somebody was faster with its draft: the next one of its SKU. */
  const passOn = (key: number): Promise<boolean> => {
    const { order, passed } = get(key);
    set(key, { passed: [...passed, order?.id ?? ''] });
    return bySku(key);
  };

  const byNumber = (key: number, order: OrderSummary): boolean | Promise<boolean> => {
    const isTwice = others(key).some((one) => one.order?.id === order.id && isInHand(one));
    if (isTwice) return wrong(key, 'twice', { order });
    return isDraft(order) ? open(key, order.id) : wrong(key, 'notDraft', { order });
  };

  return {
    /** Puts the draft into the parcel; false where there is none to go on with. */
    take: async (key: number): Promise<boolean> => {
      if (isKnownSku(key)) return bySku(key);
      const found = await desk.lookUp(get(key).number);
      return found ? byNumber(key, found) : bySku(key);
    },
    passOn,
  };
};
