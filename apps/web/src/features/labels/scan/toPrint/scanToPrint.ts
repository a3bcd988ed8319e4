import { isUnanswered } from '../../../../shared/api/error.ts';
import { createLine } from '../../../../shared/scanner/line.ts';
import type { Desk } from './desk.ts';
import { boxesOf, declaredOf, isAlike, weighedForm } from './parcel.ts';
import { createParcels, type ParcelsShown } from './parcels.ts';
import { createRunning } from './running.ts';
import { createTaking } from './taking.ts';
import { weightIssue } from './weight.ts';

interface Means extends ParcelsShown {
  desk: Desk;
  errorText: (error: unknown) => string;
  reason: string;
  /** A parcel waits for its weight. */
  onWeigh: () => void;
}

/**
 * A session at the packing table: scan a draft or its SKU, weigh it, and the next one while the last is booked and
 * printed. Whatever is scanned too early waits for the scale in its turn.
 */
export const createScanToPrint = ({ desk, errorText, reason, onWeigh, ...shown }: Means) => {
  const parcels = createParcels(shown);
  const { all, get, set } = parcels;
  const taking = createTaking(desk, parcels);
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

  const prepare = async (key: number) => {
    if (await taking.take(key)) set(key, { step: 'waiting' });
  };

  /** What was weighed is good for the next draft too where it has as many pieces. */
  const retake = async (key: number): Promise<boolean> => {
    const before = get(key);
    if (!(await inTurn(() => taking.passOn(key)))) return false;
    if (isAlike(before, get(key))) return true;
    set(key, { step: 'waiting', weights: [], price: null });
    next();
    return false;
  };
  const running = createRunning({ desk, parcels, errorText, reason, retake });

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
      await inTurn(() => prepare(key)).catch((error: unknown) => {
        if (isUnanswered(error)) return set(key, { step: 'wrong', fault: 'noAnswer' });
        set(key, { step: 'wrong', fault: 'failed', message: errorText(error) });
      });
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
