import { BankAccountForm, type OpenHours, WarehouseForm } from '@alpaca/contract';
import * as z from 'zod/mini';
import { asked, type Said } from './questions.ts';

const day: OpenHours = { from: '09:00', to: '18:00' };

interface House {
  zone: string;
  /** What it takes from the first day on. */
  productId: string;
  /** Who can receive there at once. */
  userId: string;
}

/** The first warehouse as its form says it: open on weekdays and Saturdays, until its people change that. */
export const houseFrom = (said: Said, { zone, productId, userId }: House): WarehouseForm => {
  const name = asked(said, 'warehouse');
  return z.parse(WarehouseForm, {
    code: asked(said, 'warehouse-code'),
    nameZh: name,
    nameEn: name,
    countryCode: asked(said, 'warehouse-country'),
    city: asked(said, 'warehouse-city'),
    address: asked(said, 'warehouse-address'),
    contact: asked(said, 'warehouse-contact'),
    phone: asked(said, 'warehouse-phone'),
    zone,
    hours: [day, day, day, day, day, day, null],
    isOpen: true,
    days: [],
    lines: [{ productId, cutOff: '16:00' }],
    staffIds: [userId],
  });
};

/** The account that merchants are offered for a transfer. */
export const accountFrom = (said: Said): BankAccountForm =>
  z.parse(BankAccountForm, {
    accountType: 'company',
    owner: asked(said, 'bank-owner'),
    accountNumber: asked(said, 'bank-account'),
    bank: asked(said, 'bank'),
    swift: asked(said, 'bank-swift'),
    currency: asked(said, 'bank-currency'),
    isShown: true,
  });
