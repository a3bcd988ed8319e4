import { type Draft, fill } from '../draft.ts';
import { trimMarks } from '../tidy.ts';

const suffixes =
  'st|street|ave|avenue|av|rd|road|blvd|boulevard|dr|drive|ln|lane|ct|court|cir|circle|pl|place|ter|terrace|way|hwy|highway|pkwy|parkway|sq|square|trl|trail|loop|cres|crescent|close|row|alley|plaza|expy|pike|run|path|gardens|grove|mews|parade';
const leading =
  'rue|avenue|av|avda|avenida|boulevard|chemin|allée|impasse|place|route|quai|calle|c\\/|plaza|paseo|carrer|camino|via|viale|piazza|corso|vicolo|largo|rua|r|travessa|alameda|estrada|rodovia|praça|ul|blk|block|po box|p\\.o\\. box|postfach|packstation|am|an der|auf der|im|zum|zur';
const buildings =
  'cottage|house|farm|lodge|manor|villa|hall|park|estate|mill|barn|centre|center|mall|vicarage|rectory|chalet|tower|towers';
const streetWord = new RegExp(
  `(?<=[\\p{L}\\d.] )(?:${suffixes})(?:\\.|(?![\\p{L}\\d]))|^(?:\\d+[a-z]? (?:bis |ter )?)?(?:${leading})(?:\\. ?|(?![\\p{L}\\d]))|\\p{L}(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|damm|ufer|gracht|straat|laan|plein|singel)(?![\\p{L}])`,
  'iu',
);
const buildingWord = new RegExp(
  `(?<!\\p{L})(?:${buildings})$|^(?:résidence|residence|immeuble|edificio|edifício|condominio|condomínio|torre|palazzo|maison)(?!\\p{L})`,
  'iu',
);
const unitWords =
  'apt|apartment|suite|ste|office|oficina|unit|flat|floor|fl|room|rm|bldg|building|tower|lot|apto|apt°|ap|sala|bloco|conjunto|cj|bâtiment|batiment|bât|bat|app|appt|appartement|étage|escalier|int|interior|piso|puerta|planta|esc|dpto|depto|scala|interno|whg|wohnung|etage|stock|hinterhaus';
const unit = new RegExp(
  `^(?:(?:${unitWords})(?![\\p{L}])\\.? ?#?\\w|#|\\d+[ºª]|\\d+\\. ?(?:OG|Etage|Stock)|EG$|c\\/o )|^\\d+(?:st|nd|rd|th) (?:floor|fl)$`,
  'iu',
);
const inlineUnit = new RegExp(
  `^(.*\\d.*?|.*?(?:${suffixes})\\.?),? ((?:(?:apt|apartment|suite|ste|unit|flat|floor|fl|room|rm|apto|ap|app|appt|int|sala|casa|bldg)\\.? ?#? ?|# ?)[\\w-]{1,8})$`,
  'iu',
);

export const isUnit = (text: string) => unit.test(text);
/** How much a part looks like the street: 0 not at all. */
export const streetScore = (text: string): number =>
  isUnit(text)
    ? 0
    : (streetWord.test(text) ? 3 : 0) +
      (/^\d[\d-]*\p{L}? \p{L}/u.test(text) ? 2 : 0) +
      (/\d/.test(text) ? 1 : 0) +
      (buildingWord.test(text) ? 1 : 0);
export const isBuilding = (text: string) => buildingWord.test(text);

const town = new RegExp(
  `^(.*\\d.*(?<![\\p{L}\\d])(?:${suffixes})\\.?(?: (?:[NSEW]|NE|NW|SE|SW)(?= ))?(?:,? (?:apt|apartment|suite|ste|unit|fl|floor|rm|#)\\.? ?#?[\\w-]{1,6})?) (\\p{L}[\\p{L} .'-]{1,40})$`,
  'iu',
);
/** Street and town in one breath: 4567 Oak Lane Austin. */
export const splitAtTown = (text: string): { street: string; town: string } => {
  // Without a word for the street, the town is what follows the last number.
  const match = text.match(town) ?? text.match(/^(.*\d\S*) (\p{L}[\p{L} .'-]{1,40})$/u);
  return match
    ? { street: match[1] as string, town: match[2] as string }
    : { street: '', town: text };
};

const numberBehind =
  /^(\P{L}*\p{L}.*?)[ ,]+(?:(?:no\.?|n[º°.]|#) ?)?(\d+(?: bis| ?[a-z])?(?:[/-]\d{0,4}[a-z]?)*)$/iu;
export const isBox = (text: string) => /^(?:p\.? ?o\.? box|postfach|packstation)/i.test(text);

/** Fills street, number and unit from the part that is the street. */
export const takeStreet = (draft: Draft, part: string, behind: boolean): void => {
  const inline = part.match(inlineUnit);
  const street = inline && !isBox(part) ? (inline[1] as string) : part;
  if (inline && street !== part) fill(draft, 'address2', trimMarks(inline[2] as string));
  const numbered = behind && !isBox(street) ? street.match(numberBehind) : null;
  if (numbered && !draft.fields.houseNumber) {
    fill(draft, 'address1', trimMarks(numbered[1] as string));
    fill(draft, 'houseNumber', numbered[2] as string);
  } else fill(draft, 'address1', street);
};
