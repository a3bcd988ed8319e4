import { BankAccountForm, WarehouseForm } from '@alpaca/contract';
import type { Question, Said } from './questions.ts';

type Field = { safeParse: (value: unknown) => { success: boolean } };

/** What the page's form takes is taken here too. */
const fits = (field: Field) => (value: string) => field.safeParse(value).success;

const house = WarehouseForm.shape;
const hasHouse = ({ warehouse }: Said) => warehouse !== '';

export const houseQuestions: readonly Question[] = [
  {
    option: 'warehouse',
    text: 'The name of the first warehouse (empty: none yet)',
    proposed: () => '',
    rule: 'at most 40 characters',
    isGood: (value) => value === '' || fits(house.nameZh)(value),
  },
  {
    option: 'warehouse-code',
    text: 'Its code, as it stands on paper',
    proposed: () => 'WH1',
    rule: '2 to 12 capital letters and digits',
    isGood: fits(house.code),
    when: hasHouse,
  },
  {
    option: 'warehouse-country',
    text: 'The country it is in, by two letters',
    proposed: () => 'CN',
    rule: 'two capital letters, such as CN',
    isGood: fits(house.countryCode),
    when: hasHouse,
  },
  {
    option: 'warehouse-city',
    text: 'Its city',
    rule: 'at most 60 characters',
    isGood: fits(house.city),
    when: hasHouse,
  },
  {
    option: 'warehouse-address',
    text: 'Its address in the city, where merchants bring parcels',
    rule: 'at most 200 characters',
    isGood: fits(house.address),
    when: hasHouse,
  },
  {
    option: 'warehouse-contact',
    text: 'Whom to ask for there',
    proposed: ({ realname, user }) => realname ?? user ?? '',
    rule: 'at most 60 characters',
    isGood: fits(house.contact),
    when: hasHouse,
  },
  {
    option: 'warehouse-phone',
    text: 'Its phone number',
    rule: 'at most 40 characters',
    isGood: fits(house.phone),
    when: hasHouse,
  },
];

const account = BankAccountForm.shape;
const hasBank = ({ bank }: Said) => bank !== '';

export const bankQuestions: readonly Question[] = [
  {
    option: 'bank',
    text: 'The bank where merchants transfer money to (empty: no account yet)',
    proposed: () => '',
    rule: 'at most 100 characters',
    isGood: (value) => value === '' || fits(account.bank)(value),
  },
  {
    option: 'bank-owner',
    text: 'In whose name the account is',
    rule: 'at most 100 characters',
    isGood: fits(account.owner),
    when: hasBank,
  },
  {
    option: 'bank-account',
    text: 'The account number',
    rule: 'at most 40 letters, digits, spaces and hyphens',
    isGood: fits(account.accountNumber),
    when: hasBank,
  },
  {
    option: 'bank-currency',
    text: 'The currency of the account',
    proposed: () => 'CNY',
    rule: 'a currency of the product, such as CNY or USD',
    isGood: fits(account.currency),
    when: hasBank,
  },
  {
    option: 'bank-swift',
    text: 'Its SWIFT code (empty: none)',
    proposed: () => '',
    rule: '8 or 11 letters and digits',
    isGood: fits(account.swift),
    when: hasBank,
  },
];
