import { randomInt } from 'node:crypto';

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('');

/** Somebody whose numbers nobody else has, so that each can be looked for. */
export const somebody = () => {
  const local = `139${digits(8)}`;
  return {
    phone: `+86 ${local}`,
    phone2: `+1 408 ${digits(3)} ${digits(4)}`,
    email: `p${digits(12)}@mail.example`,
    eoriNo: `DE${digits(14)}`,
    taxType: 'VAT' as const,
    taxNo: `GB${digits(12)}`,
    certificateType: 'passport' as const,
    certificateNo: `E${digits(11)}`,
  };
};
export type Somebody = ReturnType<typeof somebody>;

/** What of them must not be readable: as it was typed, and its digits alone where it has many. */
export const numbersOf = (
  whose: string,
  { taxType: _, certificateType: __, ...numbers }: Partial<Somebody>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(numbers).flatMap(([field, number]) => {
      const digits = number.replace(/\D/g, '');
      const typed = [`${whose} ${field}`, number];
      return digits === number || digits.length < 9
        ? [typed]
        : [typed, [`${typed[0]}, digits`, digits]];
    }),
  );
