import type { ScannedShipment } from '@alpaca/contract';
import type { Sound } from '../../../../shared/scanner/sounds.ts';
import { type Measure, measureIn, type Size } from '../measure/measure.ts';
import type { Answer, Entry, NewEntry, Photo } from '../queue/entry.ts';
import {
  type InHand,
  type Look,
  type Outcome,
  type Stop,
  type Withhold,
  wantOf,
} from './parcel.ts';

export interface TableState {
  inHand: InHand | null;
  /** The number that was scanned last may not be taken in. */
  halt: { number: string; stop: Stop; order: Look['order'] } | null;
  /** The list that is being worked on. */
  shipment: ScannedShipment | null;
  /** The latest first. */
  outcomes: readonly Outcome[];
  /** What is shown large until the next scan. */
  last: Outcome | null;
}

export interface TableMeans {
  /** Null where nobody answers. */
  look: (number: string) => Promise<Look | null>;
  add: (entry: NewEntry) => Promise<void>;
  settle: (id: string) => Promise<void>;
  newId: () => string;
  /** Which station, and the time as the tenant's clocks show it. */
  where: () => { warehouseId: string; station: string; scannedAt: string };
  isLineUp: () => boolean;
  play: (sound: Sound) => void;
  onChange: (state: TableState) => void;
  /** A parcel is ready for a weight: the scale may have it already. */
  onReady: () => void;
  errorText: (error: unknown) => string;
}

// Older ones stand in the warehouse's own list.
const outcomesMost = 200;

const sizes = (size: Size | null) => (size ? { ...size } : {});

/** One station: a parcel is scanned, weighed and gone; what is answered later comes up by itself. */
export const createTable = (means: TableMeans) => {
  const { look, add, settle, newId, where, isLineUp, play, onChange, onReady } = means;
  let state: TableState = { inHand: null, halt: null, shipment: null, outcomes: [], last: null };
  let scans = 0;
  let lastMerchant = '';
  let isPaused = false;

  const show = (change: Partial<TableState>) => {
    state = { ...state, ...change };
    onChange(state);
  };
  const setHand = (change: Partial<InHand>) => {
    if (state.inHand) show({ inHand: { ...state.inHand, ...change } });
  };
  const remember = (outcome: Omit<Outcome, 'time'>, isShown: boolean) => {
    const told: Outcome = { ...outcome, time: where().scannedAt };
    const outcomes = [told, ...state.outcomes].slice(0, outcomesMost);
    show({ outcomes, ...(isShown && { last: told }) });
  };

  /** What was scanned and never weighed is on the list, and nowhere else. */
  const leave = () => {
    const { inHand } = state;
    if (!inHand) return;
    show({ inHand: null });
    const { key, number } = inHand;
    const blank = { weightKg: 0, received: null, stray: '', isLeft: true };
    remember({ ...blank, key: `left-${key}`, number }, false);
  };

  const commonOf = (number: string) => {
    const { warehouseId, station, scannedAt } = where();
    const { shipment } = state;
    return {
      scanId: newId(),
      warehouseId,
      station,
      scannedAt,
      number,
      ...(shipment && { shipmentId: shipment.id }),
    };
  };

  const entryOf = (hand: InHand, weight: number): NewEntry => {
    const { number, look, size, alike, withhold, merchantCode, photos } = hand;
    const common = { ...commonOf(number), weight, ...sizes(size) };
    const kept = { number, photos };
    if (look === 'stray') return { ...kept, kind: 'stray', body: { ...common, merchantCode } };
    const body = { ...common, alike, ...(withhold && { withhold }) };
    return { ...kept, kind: 'receive', body };
  };

  const save = () => {
    const { inHand } = state;
    if (!inHand || inHand.weight === null || inHand.look === 'looking') return;
    if (inHand.look === 'stray') lastMerchant = inHand.merchantCode;
    const entry = entryOf(inHand, inHand.weight);
    show({ inHand: null });
    void add(entry);
    // With a line its answer is heard.
    if (!isLineUp()) play('right');
  };

  /** Saves by itself once nothing is missing. */
  const settleHand = () => {
    const { inHand } = state;
    if (!inHand || inHand.look === 'looking' || isPaused) return;
    if (wantOf(inHand) === null) save();
    else if (inHand.weight === null) onReady();
  };

  const found = (key: number, answer: Look | null) => {
    const { inHand } = state;
    if (inHand?.key !== key) return;
    const { number } = inHand;
    if (!answer) {
      setHand({ look: 'noLine' });
      play('right');
      return settleHand();
    }
    const { order, shipment, stop } = answer;
    if (shipment && !stop) {
      show({ inHand: null, shipment });
      return play('right');
    }
    if (stop?.stop === 'unknown') {
      const merchantCode = state.shipment?.merchantCode ?? lastMerchant;
      setHand({ look: 'stray', note: stop.text, merchantCode });
      play('wrong');
      return settleHand();
    }
    if (stop) {
      show({ inHand: null, halt: { number, stop, order } });
      return play(stop.stop === 'alreadyHere' ? 'twice' : 'wrong');
    }
    setHand({ look: 'found', order });
    play('right');
    settleHand();
  };

  const scan = async (number: string): Promise<void> => {
    leave();
    scans += 1;
    const key = scans;
    const blank = { order: null, weight: null, size: null, alike: 1, photos: [], withhold: null };
    const inHand: InHand = { ...blank, key, number, look: 'looking', note: '', merchantCode: '' };
    show({ inHand, halt: null, last: null });
    try {
      found(key, await look(number));
    } catch (error) {
      if (state.inHand?.key !== key) return;
      const stop: Stop = { stop: 'gone', text: means.errorText(error), byName: '', at: null };
      show({ inHand: null, halt: { number, stop, order: null } });
      play('wrong');
    }
  };

  const measure = (given: Measure) => {
    setHand(given);
    settleHand();
  };

  /** The same parcel once more, as a scan of its own: the one that was stopped has its answer. */
  const repeat = async (entry: Entry, change: { weightAgreed?: boolean } & Measure) => {
    if (entry.kind !== 'receive') return;
    const { size, weight, alike, weightAgreed } = change;
    const { scannedAt } = where();
    const body = {
      ...entry.body,
      scanId: newId(),
      scannedAt,
      ...(weight !== undefined && { weight }),
      ...(alike !== undefined && { alike }),
      ...sizes(size ?? null),
      ...(weightAgreed && { weightAgreed }),
    };
    await add({
      kind: 'receive',
      number: entry.number,
      photos: entry.photos,
      body,
    });
    await settle(entry.id);
  };

  return {
    state: () => state,
    scan,
    measure,
    /** What a scanner, a scale or a hand typed: a measure of what is in hand, else a number. */
    hear: (text: string, asked: Entry | null = null) => {
      const given = state.inHand || asked ? measureIn(text) : null;
      if (!given) return void scan(text);
      if (state.inHand) return measure(given);
      if (asked) void repeat(asked, given);
    },
    change: (change: Partial<Pick<InHand, 'alike' | 'merchantCode' | 'size' | 'weight'>>) =>
      setHand(change),
    addPhoto: (photo: Photo) => setHand({ photos: [...(state.inHand?.photos ?? []), photo] }),
    dropPhoto: (key: string) =>
      setHand({ photos: (state.inHand?.photos ?? []).filter((one) => one.key !== key) }),
    withhold: (withhold: Withhold | null) => setHand({ withhold }),
    /** Something is asked meanwhile: nothing is saved under its person's hands. */
    pause: (paused: boolean) => {
      isPaused = paused;
      if (!paused) settleHand();
    },
    settleHand,
    /** On to the next one. */
    next: () => {
      leave();
      show({ halt: null, last: null });
    },
    leaveShipment: () => show({ shipment: null }),
    agreeWeight: (entry: Entry) => repeat(entry, { weightAgreed: true }),
    repeat,
    /** Taken in under a merchant, though nobody forecast it. */
    takeStray: async (entry: Entry, merchantCode: string) => {
      if (entry.kind === 'without') return;
      const { warehouseId, station, scannedAt, number, weight } = entry.body;
      const { length, width, height, shipmentId } = entry.body;
      lastMerchant = merchantCode;
      const body = {
        ...{ scanId: newId(), warehouseId, station, scannedAt, number, weight, merchantCode },
        ...(length !== undefined && { length, width, height }),
        ...(shipmentId && { shipmentId }),
      };
      await add({ kind: 'stray', number, photos: entry.photos, body });
      await settle(entry.id);
    },
    lastMerchant: () => state.shipment?.merchantCode ?? lastMerchant,
    /** The queue has an answer: heard, listed, and shown large if nothing else is in hand. */
    answered: (entry: Entry, answer: Answer): Outcome | null => {
      if (answer.kind !== 'stray' && answer.stop) {
        play(answer.stop.stop === 'alreadyHere' ? 'twice' : 'wrong');
        return null;
      }
      const received = answer.kind === 'stray' ? null : answer.received;
      const weightKg = entry.kind === 'without' ? (received?.weightKg ?? 0) : entry.body.weight;
      const stray = answer.kind === 'stray' ? answer.merchantName : '';
      const outcome = { key: entry.id, number: entry.number, weightKg, received, stray };
      remember({ ...outcome, isLeft: false }, !state.inHand && !state.halt);
      const isAside = (received?.withheld.length ?? 0) > 0;
      play(isAside ? 'twice' : 'done');
      return state.outcomes[0] ?? null;
    },
    refused: () => play('wrong'),
  };
};
