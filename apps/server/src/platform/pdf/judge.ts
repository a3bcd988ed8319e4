import { type Dictionary, isDictionary, type Objects, type Value } from './objects.ts';
import { unusable } from './unusable.ts';

export interface PageSize {
  /** In points, as a reader shows it. */
  width: number;
  height: number;
}

// What a page is drawn from; anything else it has is for readers with a screen.
const pageKeys = new Set(
  ['Type', 'Parent', 'Resources', 'Contents', 'Rotate', 'UserUnit', 'Group', 'StructParents']
    .concat(['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Tabs'])
    .map((key) => `/${key}`),
);
const rootKeys = new Set(['/Type', '/Pages']);

const only = (dictionary: Dictionary, keys: ReadonlySet<string>): Dictionary =>
  Object.fromEntries(Object.entries(dictionary).filter(([key]) => keys.has(key)));
const hasMore = (dictionary: Dictionary, keys: ReadonlySet<string>) =>
  Object.keys(dictionary).some((key) => !keys.has(key));

/** What takes out of a document all that its pages are not drawn from; null where there is nothing. */
export const withoutExtras = ({ head, root, pages }: Objects): string | null => {
  const changed = [
    ...(hasMore(root.dictionary, rootKeys) ? [[root, rootKeys] as const] : []),
    ...pages
      .filter((page) => hasMore(page.dictionary, pageKeys))
      .map((page) => [page, pageKeys] as const),
  ];
  if (changed.length === 0) return null;
  const objects = changed.map(([{ ref, dictionary }, keys]) => [
    `obj:${ref}`,
    { value: only(dictionary, keys) },
  ]);
  return JSON.stringify({ qpdf: [head, Object.fromEntries(objects)] });
};

const names = (words: string) => new Set(words.split(/\s+/).map((word) => `/${word}`));
const actingKeys = names('JS AA OpenAction Annots AcroForm XFA EF AF RF EmbeddedFiles Ref OPI PS');
const actingTypes = names(
  `Action JavaScript Launch EmbeddedFile Filespec RichMedia Rendition GoToE GoToR SubmitForm
   ImportData URI Movie Sound 3D PS`,
);
const typeKeys = names('S Type Subtype Subtype2');
// In these the document names its own things, which may be called anything.
const ownNames = names(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Colorants',
);

const isName = (value: Value | undefined, among: ReadonlySet<string>) =>
  typeof value === 'string' && among.has(value);

const acts = (value: Value, isNaming = false): boolean => {
  if (Array.isArray(value)) return value.some((item) => acts(item));
  if (!isDictionary(value)) return false;
  return Object.entries(value).some(([key, item]) => {
    if (isNaming) return acts(item);
    if (actingKeys.has(key)) return true;
    if (typeKeys.has(key) && isName(item, actingTypes)) return true;
    return acts(item, ownNames.has(key));
  });
};

/** Where the dictionaries stand in which a document names its own things. */
const namingRefs = (value: Value, found: Set<string>): Set<string> => {
  if (Array.isArray(value)) for (const item of value) namingRefs(item, found);
  if (!isDictionary(value)) return found;
  for (const [key, item] of Object.entries(value)) {
    if (ownNames.has(key) && typeof item === 'string') found.add(item);
    else namingRefs(item, found);
  }
  return found;
};

/**
 * Whether something is left that runs, opens, carries or fetches something: a picture whose bytes lie in
 * another file does too.
 */
export const isActive = (objects: Objects): boolean => {
  const all = objects.all();
  const naming = new Set<string>();
  for (const { value } of all) namingRefs(value, naming);
  return all.some(
    ({ ref, value, isStream }) =>
      (isStream && isDictionary(value) && ('/F' in value || '/FFilter' in value)) ||
      acts(value, naming.has(ref)),
  );
};

const sideMost = 14_400; // 200 inches: as large as the format has them.
const pixelsMost = 150_000_000;

const numbersAt = (objects: Objects, value: Value | undefined): number[] => {
  const found = objects.at(value);
  return Array.isArray(found) ? found.map((item) => Number(objects.at(item))) : [];
};

/** Left, lower, right, upper; whichever corner was named first. */
const boxOf = (objects: Objects, value: Value | undefined) => {
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, d = Number.NaN] = numbersAt(
    objects,
    value,
  );
  return [Math.min(a, c), Math.min(b, d), Math.max(a, c), Math.max(b, d)] as const;
};

const sizeOf = (objects: Objects, page: Dictionary): PageSize => {
  const media = boxOf(objects, page['/MediaBox']);
  const crop = '/CropBox' in page ? boxOf(objects, page['/CropBox']) : media;
  const unit = Number(objects.at(page['/UserUnit']) ?? 1);
  const across = (Math.min(media[2], crop[2]) - Math.max(media[0], crop[0])) * unit;
  const up = (Math.min(media[3], crop[3]) - Math.max(media[1], crop[1])) * unit;
  if (!(across >= 1 && up >= 1)) unusable('broken');
  if (Math.max(across, up, (media[2] - media[0]) * unit, (media[3] - media[1]) * unit) > sideMost) {
    unusable('tooLarge');
  }
  const isTurned = Math.abs(Number(objects.at(page['/Rotate']) ?? 0) % 180) === 90;
  return isTurned ? { width: up, height: across } : { width: across, height: up };
};

export const sizesOf = (objects: Objects): PageSize[] =>
  objects.pages.map(({ dictionary }) => sizeOf(objects, dictionary));

/** A picture of a few bytes may be as large as a house once it is unpacked to be printed. */
export const hasHugePicture = (objects: Objects): boolean =>
  objects.all().some(({ value, isStream }) => {
    if (!isStream || !isDictionary(value) || value['/Subtype'] !== '/Image') return false;
    const pixels = Number(objects.at(value['/Width'])) * Number(objects.at(value['/Height']));
    return !(pixels <= pixelsMost);
  });

/** Whether a page has nothing to draw: where a document had to be mended, what it drew is lost. */
export const hasBlankPage = (objects: Objects): boolean =>
  objects.pages.some(({ dictionary }) => objects.at(dictionary['/Contents']) === null);
