import type { OrderDetail, OrderDraft, OrderSummary } from '@alpaca/contract';
import { expect, vi } from 'vitest';
import { ApiError } from '../../../../shared/api/error.ts';
import type { Sound } from '../../../../shared/scanner/sounds.ts';
import type { Desk, Submission } from './desk.ts';
import type { Parcel } from './parcel.ts';
import { createScanToPrint } from './scanToPrint.ts';

const party = {
  name: 'Ada Byron',
  countryCode: 'US',
  province: 'NY',
  city: 'New York',
  address1: '5 Main Street',
  phone: '+1 212 555 0101',
  postCode: '10001',
};
const goods = {
  goodsName: 'Phone case',
  goodsNameEn: 'Phone case',
  value: '3.20',
  quantity: 1,
  hsCode: '392690',
};
export const draft = (boxes: { weight?: number }[]) =>
  ({
    productId: '0190a4c2-0000-7000-8000-000000000001',
    goodsType: 'WPX',
    declaredCurrency: 'USD',
    signatureService: false,
    shipper: party,
    consignee: party,
    boxes,
    goods: [goods],
  }) as unknown as OrderDraft;

export const orderOf = (number: string, change: Partial<OrderSummary> = {}) =>
  ({ id: `id-${number}`, revision: 3, status: 'draft', label: 'none', ...change }) as OrderSummary;

export const booked = { status: 'generated', booking: 'booked', label: 'ready' } as const;
export const refusal = (errorKey: string, status = 409) =>
  new ApiError({ status, errorKey, message: errorKey });

/** A packing table whose world does what is asked, but for what a test says. */
export const begin = (own: Partial<Desk> = {}, forms: Record<string, OrderDraft> = {}) => {
  const sent: Submission[] = [];
  const printed: string[] = [];
  const sounds: Sound[] = [];
  let parcels: readonly Parcel[] = [];
  const desk: Desk = {
    lookUp: async (number) => orderOf(number),
    draftsOf: async () => ({ orders: [], total: 0 }),
    detail: async (id) => {
      const number = id.slice(3);
      const form = forms[number] ?? draft([{ weight: 0.3 }]);
      return { order: orderOf(number), form } as OrderDetail;
    },
    quote: async () => ({ total: '20.00', currency: 'CNY' }),
    submit: async (submission) => {
      sent.push(submission);
      return orderOf(submission.id.slice(3), { status: 'ordering', booking: 'inFlight' });
    },
    pay: async () => ({ ok: true }) as never,
    answered: async (id) => orderOf(id.slice(3), booked),
    print: async (id) => {
      printed.push(id);
      return { is: 'printed', pages: 1 };
    },
    ...own,
  };
  const table = createScanToPrint({
    desk,
    errorText: (error) => (error as Error).message,
    reason: 'again',
    play: (sound) => sounds.push(sound),
    onWeigh: () => {},
    onChange: (now) => {
      parcels = now;
    },
  });
  const parcel = (at = 0) => parcels[at] as Parcel;
  const comes = (step: Parcel['step'], at = 0) =>
    vi.waitFor(() => expect(parcel(at).step).toBe(step));
  return { ...table, sent, printed, sounds, parcel, comes };
};
