import { OrderForm } from '@alpaca/contract';
import { createLine } from '../../../../shared/scanner/line.ts';
import type { Desk } from './desk.ts';
import { boxesOf, declaredOf, isUnderWay, type Parcel, weighedForm } from './parcel.ts';
import { createParcels, type ParcelsShown } from './parcels.ts';
import { createRunning } from './running.ts';
import { weightIssue } from './weight.ts';

interface Means extends ParcelsShown {
  desk: Desk;
  errorText: (error: unknown) => string;
  reason: string;
  /** A parcel waits for its weight. */
  onWeigh: () => void;
}

/** What a draft lacks besides its weights, in words; empty where it can be submitted. */
const lackOf = (parcel: Parcel): readonly string[] => {
  const weights = boxesOf(parcel).map(() => 1);
  const whole = OrderForm.safeParse(weighedForm({ ...parcel, weights }));
  return whole.success ? [] : whole.error.issues.map(({ path }) => path.join('.'));
};

/**
 * A session at the packing table: scan a draft, weigh it, and the next one while the last is booked and
 * printed. Whatever is scanned too early waits for the scale in its turn.
 */
export const createScanToPrint = ({ desk, errorText, reason, onWeigh, ...shown }: Means) => {
  const parcels = createParcels(shown);
  const { all, get, set } = parcels;
  const running = createRunning({ desk, parcels, errorText, reason });
  const inTurn = createLine();

  const weighed = () => all().find(({ step }) => step === 'weighing') ?? null;

  /** Tells what it would cost as declared; a price that can't be had hinders nobody. */
  const price = async (key: number) => {
    const told = await desk.quote(weighedForm(get(key))).catch(() => null);
    if (told && get(key).step === 'weighing') set(key, { price: told });
  };

  const next = () => {
    if (weighed()) return;
    const parcel = all().find(({ step }) => step === 'waiting');
    if (!parcel) return;
    set(parcel.key, { step: 'weighing' });
    void price(parcel.key);
    onWeigh();
  };

  const isHere = (key: number, orderId: string) =>
    all().some(
      (one) =>
        one.key !== key &&
        one.order?.id === orderId &&
        (isUnderWay(one) || one.step === 'done' || one.step === 'asks'),
    );

  const prepare = async (key: number) => {
    const found = await desk.lookUp(get(key).number);
    if (!found) return set(key, { step: 'wrong', fault: 'unknown' });
    if (isHere(key, found.id)) return set(key, { step: 'wrong', fault: 'twice', order: found });
    set(key, { order: found });
    if (found.status !== 'draft' && found.status !== 'failed') {
      return set(key, { step: 'wrong', fault: 'notDraft' });
    }
    const { order, form } = await desk.detail(found.id);
    set(key, { order, form });
    const lack = lackOf(get(key));
    if (lack.length > 0) return set(key, { step: 'wrong', fault: 'incomplete' });
    set(key, { step: 'waiting' });
  };

  const weigh = (kg: number) => {
    const parcel = weighed();
    if (!parcel) return;
    const { key, weights, doubt } = parcel;
    const issue = weightIssue(kg, declaredOf(parcel));
    // The same once more is meant.
    const isMeant = issue === 'farOff' && doubt?.issue === 'farOff' && doubt.kg === kg;
    if (issue && !isMeant) {
      set(key, { doubt: { issue, kg } });
      return parcels.play('wrong');
    }
    const now = [...weights, kg];
    set(key, { weights: now, doubt: null });
    if (now.length < boxesOf(parcel).length) {
      parcels.play('right');
      return onWeigh();
    }
    void running.begin(key);
    next();
  };

  return {
    weighed,
    weigh,
    scan: async (number: string) => {
      const key = parcels.add(number);
      await inTurn(() => prepare(key)).catch((error: unknown) =>
        set(key, { step: 'wrong', fault: 'failed', message: errorText(error) }),
      );
      next();
    },
    agree: running.agree,
    /** Leaves it for later: a draft stays one, an order waits in its list. */
    putAside: (key: number) => {
      set(key, { step: 'aside' });
      next();
    },
  };
};
