import {
  ClockTime,
  OpenHours,
  type SpecialDay,
  type Warehouse,
  type WarehouseChoices,
  type WarehouseForm,
} from '@alpaca/contract';

/** A warehouse as its form holds it: hours and days as people write them. */
export type HouseValues = Omit<WarehouseForm, 'hours' | 'days' | 'lines'> & {
  hours: string[];
  days: string;
  /** The cut-off of each line; '' where it is not taken. */
  lines: Record<string, string | undefined>;
};

const dash = '[-–—~\\u81f3\\u5230]';
const hoursPattern = new RegExp(`^(\\d{1,2}:\\d{2})\\s*${dash}\\s*(\\d{1,2}:\\d{2})$`);
const twoDigits = (time: string) => time.padStart(5, '0');
// An input method may be on: wide signs are the same.
const plain = (text: string) => text.trim().normalize('NFKC');

/** `9:30`; '' where there is none, undefined where it can't be read. */
export const readTime = (text: string): string | undefined => {
  const time = plain(text);
  if (time === '') return '';
  return ClockTime.safeParse(twoDigits(time)).data;
};

/** `9:00-21:00`; null where nobody works, undefined where it can't be read. */
export const readHours = (text: string): OpenHours | null | undefined => {
  const hours = plain(text);
  if (hours === '') return null;
  const [, from = '', to = ''] = hoursPattern.exec(hours) ?? [];
  return OpenHours.safeParse({ from: twoDigits(from), to: twoDigits(to) }).data;
};
export const writeHours = (hours: OpenHours | null) => (hours ? `${hours.from}-${hours.to}` : '');

const dayMs = 86_400_000;
const linePattern = new RegExp(
  `^(\\d{4}-\\d{2}-\\d{2})(?:\\s*[~\\u81f3\\u5230]\\s*(\\d{4}-\\d{2}-\\d{2}))?\\s+(.+?)(?:\\s+(\\d{1,2}:\\d{2}\\s*${dash}\\s*\\d{1,2}:\\d{2}))?$`,
);

const daysOf = (first: string, last: string) => {
  const count = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (!(count >= 1 && count <= 100)) return null;
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(first) + at * dayMs).toISOString().slice(0, 10),
  );
};

const readLine = (line: string): SpecialDay[] | null => {
  const [, first, last, name, hours = ''] = linePattern.exec(line) ?? [];
  const read = readHours(hours);
  const days = first && daysOf(first, last ?? first);
  if (!days || !name || read === undefined) return null;
  return days.map((day) => ({ day, name, hours: read }));
};

/** A line for each day or range; the first line that can't be read is told. */
export const readDays = (text: string): { days: SpecialDay[] } | { wrong: string } => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const days: SpecialDay[] = [];
  for (const line of lines) {
    const read = readLine(plain(line));
    if (!read) return { wrong: line.trim() };
    days.push(...read);
  }
  return { days };
};

const isNext = (before: SpecialDay, after: SpecialDay) =>
  Date.parse(after.day) - Date.parse(before.day) === dayMs &&
  before.name === after.name &&
  writeHours(before.hours) === writeHours(after.hours);

/** Days that follow each other alike are one line. */
export const writeDays = (days: readonly SpecialDay[]): string => {
  const ranges: SpecialDay[][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range && isNext(range.at(-1) as SpecialDay, day)) range.push(day);
    else ranges.push([day]);
  }
  return ranges
    .map((range) => {
      const [first] = range as [SpecialDay];
      const last = range.at(-1) as SpecialDay;
      const when = first === last ? first.day : `${first.day} ~ ${last.day}`;
      return [when, first.name, writeHours(first.hours)].filter(Boolean).join(' ');
    })
    .join('\n');
};

const usual = '09:00-18:00';
export const freshHouse: HouseValues = {
  code: '',
  nameZh: '',
  nameEn: '',
  countryCode: 'CN',
  province: '',
  city: '',
  address: '',
  postCode: '',
  contact: '',
  phone: '',
  zone: 'Asia/Shanghai',
  hours: [usual, usual, usual, usual, usual, usual, ''],
  isOpen: true,
  days: '',
  lines: {},
  staffIds: [],
};

export const valuesOf = ({ id: _, revision: __, ...house }: Warehouse): HouseValues => ({
  ...house,
  hours: house.hours.map(writeHours),
  days: writeDays(house.days),
  lines: Object.fromEntries(house.lines.map(({ productId, cutOff }) => [productId, cutOff])),
});

/**
 * As it is sent; the form's own rules have seen to it that all can be read. A tenant that sells nothing
 * yet has no field for a line.
 */
export const formOf = ({
  hours,
  days,
  lines = {},
  ...house
}: Omit<HouseValues, 'lines'> & Partial<Pick<HouseValues, 'lines'>>): WarehouseForm => {
  const read = readDays(days);
  return {
    ...house,
    hours: hours.map((text) => readHours(text ?? '') ?? null),
    days: 'days' in read ? read.days : [],
    lines: Object.entries(lines).flatMap(([productId, text]) => {
      const cutOff = readTime(text ?? '');
      return cutOff ? { productId, cutOff } : [];
    }),
  };
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Of lists, each thing for itself: what I left as it was is theirs, what I changed is mine. */
const mergeBy = <T>(
  keyOf: (one: T, at: number) => string | number,
  lists: [T[], T[], T[]],
): T[] => {
  const [base, mine, theirs] = lists.map(
    (list) => new Map(list.map((one, at) => [keyOf(one, at), one])),
  ) as [Map<string | number, T>, Map<string | number, T>, Map<string | number, T>];
  const keys = [...new Set([...theirs.keys(), ...mine.keys()])];
  return keys.flatMap((key) => {
    const kept = same(mine.get(key), base.get(key)) ? theirs.get(key) : mine.get(key);
    return kept === undefined ? [] : [kept];
  });
};

/** What I changed, on top of what somebody else saved since I opened it. */
export const mergeHouse = (
  base: WarehouseForm,
  mine: WarehouseForm,
  theirs: WarehouseForm,
): WarehouseForm => {
  const names = Object.keys(mine) as (keyof WarehouseForm)[];
  const kept = names.filter((name) => !same(mine[name], base[name]));
  const changed = Object.fromEntries(kept.map((name) => [name, mine[name]]));
  return {
    ...theirs,
    ...changed,
    hours: mergeBy((_, at) => at, [base.hours, mine.hours, theirs.hours]),
    days: mergeBy(({ day }) => day, [base.days, mine.days, theirs.days]),
    lines: mergeBy(({ productId }) => productId, [base.lines, mine.lines, theirs.lines]),
    staffIds: mergeBy((id) => id, [base.staffIds, mine.staffIds, theirs.staffIds]),
  };
};

/** As the history of a warehouse tells it, to stand beside what somebody else saved. */
export const readableOf = (
  { staffIds, ...form }: WarehouseForm,
  choices: WarehouseChoices | undefined,
): Readonly<Record<string, unknown>> => {
  const names = new Map(choices?.staff.map(({ id, realname }) => [id, realname]));
  return {
    ...form,
    hours: form.hours.map((hours) => (hours ? `${hours.from}–${hours.to}` : '–')),
    staff: staffIds.map((id) => names.get(id) ?? ''),
  };
};
