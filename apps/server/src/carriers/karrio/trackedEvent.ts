const clock = /^(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap])?\.?m?\.?$/i;

const two = (n: number) => String(n).padStart(2, '0');

/** Of twelve hours, noon is 12 PM and midnight 12 AM. */
const hourOf = (hour: number, half: string | undefined) => {
  if (!half) return hour;
  return (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
};

/** Karrio has a day and a time of the day apart, as its carriers wrote them; null where there is no day. */
export const statedAtOf = (date: string, time: string): string | null => {
  const day = date.slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const [, hour = '0', minute = '00', second = '00', half] = clock.exec(time.trim()) ?? [];
  const at = `${day} ${two(hourOf(Number(hour), half))}:${minute}:${second}`;
  return Number.isNaN(Date.parse(`${at.replace(' ', 'T')}Z`)) ? null : at;
};

/** A place in words ends with its country where that has two letters, after its province: "Miami, FL, US". */
export const placeOf = (location: string) => {
  const parts = location.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const countryCode = /^[A-Z]{2}$/.test(last) && parts.length > 1 ? last : '';
  const province = countryCode ? (parts.at(-2) ?? '') : '';
  return {
    place: location.trim(),
    countryCode,
    province: /^[A-Z]{2,3}$/.test(province) ? province : '',
  };
};
