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
export const someIdentity = () => `44030119900101${digits(3)}X`;
