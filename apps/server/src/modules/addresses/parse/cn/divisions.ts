import { fold } from './fold.ts';
import { type Division, type Named, namedAt } from './gazetteer.ts';

export interface Place extends Division {
  from: number;
  to: number;
  score: number;
  /** Province and city follow from the area alone. */
  guessed: boolean;
  /** How many names were written. */
  written: number;
  /** The area's name stands in several cities and nothing says which. */
  ambiguous: boolean;
}

// What makes a name one of a road or building: 北京路 is not in Beijing.
const roadAfter =
  /^[东西南北中一二三四五六七八九十新老前后]?[东西南北中]?(路|街|大道|大街|道|巷|弄|村|里|桥|镇|乡|大厦|广场|花园|小区|新村|公园|站|园|楼|商|银行|酒店|大学|学校|医院|有限|中学|小学|宾馆|饭店)(?!道办|屯)/;
const gap = /[\s,;/\\>|·、-]/;
const skip = (text: string, at: number) => {
  let to = at;
  while (to < text.length && gap.test(text[to] as string)) to += 1;
  return to;
};

const agrees = (known: Division, found: Division) =>
  (['province', 'city', 'area'] as const).every(
    (level) => !known[level] || !found[level] || known[level] === found[level],
  );
const usable = (text: string, at: number, found: Named) =>
  !found.short || !roadAfter.test(text.slice(at + found.name.length, at + found.name.length + 5));

// A county that has become a district is long called by its old rank: 铜山县, 富阳市.
const oldRank = (text: string, at: number) =>
  /^[区县市镇](?![场民政中郊内])/.test(text.slice(at, at + 2)) ? 1 : 0;

const nowhere: Division = { province: '', city: '', area: '' };
interface Way {
  known: Division;
  at: number;
  score: number;
  written: number;
  ambiguous: boolean;
}

/** Goes on with every name of a level at this place, and with none. The same name may come twice. */
const step =
  (level: 'province' | 'city' | 'area') =>
  (text: string, way: Way): Way[] => {
    const ways = [way];
    const at = skip(text, way.at);
    const found = namedAt(level, text, at).filter(
      (name) => agrees(way.known, name) && usable(text, at, name),
    );
    if (found.length === 0) return ways;
    const byName = Map.groupBy(found, ({ name, short }) => `${name}/${short}`);
    for (const same of byName.values()) {
      const first = same[0] as Named;
      const one = same.length === 1;
      // A short name of an area alone could be anything, unless it is the only one of that name.
      if (!one && first.short && level === 'area') continue;
      const known = one
        ? { province: first.province, city: first.city, area: first.area }
        : { ...way.known, [level]: first[level] };
      const worth = first.name.length + (first.short ? -0.5 : 0.5);
      const end = at + first.name.length;
      const to = first.short && level === 'area' ? end + oldRank(text, end) : end;
      const after = { known, at: to, written: way.written + 1 };
      ways.push({ ...after, score: way.score + worth, ambiguous: way.ambiguous || !one });
    }
    return ways;
  };
/** Of ways that know the same at the same place, the best goes on. */
const prune = (ways: Way[]): Way[] => {
  if (ways.length < 3) return ways;
  const best = new Map<string, Way>();
  for (const way of ways) {
    const key = `${way.at}/${way.known.province}/${way.known.city}/${way.known.area}`;
    if (way.score > (best.get(key)?.score ?? -1)) best.set(key, way);
  }
  return [...best.values()];
};
const province = step('province');
const city = step('city');
const area = step('area');

/** The divisions that the text names from this place on. */
const placeAt = (text: string, from: number, hint: string): Place | undefined => {
  const levels = ['province', 'city', 'area'] as const;
  if (!levels.some((level) => namedAt(level, text, from).length > 0)) return undefined;
  let ways: Way[] = [
    { known: { ...nowhere, province: hint }, at: from, score: 0, written: 0, ambiguous: false },
  ];
  for (const next of [province, province, city, city, area, area])
    ways = prune(ways.flatMap((way) => next(text, way)));
  const best = ways.reduce((a, b) => (b.score > a.score + 0.01 ? b : a));
  if (best.score < 1) return undefined;
  const { known, at, score, ambiguous } = best;
  const guessed = known.area !== '' && best.written === 1;
  return { ...known, from, to: at, score, guessed, ambiguous, written: best.written };
};

/** Where the text names divisions best; `hint` is a province that something else tells. */
export const findPlace = (raw: string, hint = ''): Place | undefined => {
  const text = fold(raw);
  let best: Place | undefined;
  for (let from = 0; from < text.length; from += 1) {
    const found = (hint && placeAt(text, from, hint)) || placeAt(text, from, '');
    if (!found) continue;
    // In the middle of a word a short name is more likely a part of something else.
    const glued = from > 0 && !/[\s,:\]】)]/.test(text[from - 1] as string);
    const score = found.score - (glued ? 1 : 0);
    if (score > 0.9 && score > (best?.score ?? 0)) best = { ...found, score };
    // Two names that fit each other are no accident; nothing better begins inside them.
    if (found.written > 1) from = found.to - 1;
  }
  return best;
};

/** How far the text only repeats a place that is known. */
export const repeated = (raw: string, place: Division): number => {
  const again = placeAt(fold(raw.slice(0, 60)), skip(raw, 0), '');
  return again && agrees(place, again) && !again.ambiguous ? again.to : 0;
};
