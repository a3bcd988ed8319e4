import { EnterpriseForm } from '@alpaca/contract';
import type { TestApp } from '../../testing/app.ts';

/** Work with numbers that may lie plain nowhere afterwards. */
export interface AtRestPart {
  name: string;
  values: Readonly<Record<string, string>>;
  run(app: TestApp): Promise<unknown>;
}

const digits = (count: number) =>
  Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** Values that stand nowhere by chance. */
export const someMobile = () => `19${digits(9)}`;
export const someEmail = () => `someone.${digits(10)}@merchant.example`;

const lastSigns = [...'0123456789ABCDEFGHJKLMNPQRTUWXY'];
/** With the sign at its end that fits what stands before it. */
const checked = (number: string, fits: (number: string) => boolean) =>
  lastSigns.map((sign) => `${number}${sign}`).find(fits) as string;

const { identityNumber, creditCode } = EnterpriseForm.shape;
export const someIdentity = () =>
  checked(`44030119900101${digits(3)}`, (text) => identityNumber.safeParse(text).success);
export const someCreditCode = () =>
  checked(`91440300MA5${digits(6)}`, (text) => creditCode.safeParse(text).success);
