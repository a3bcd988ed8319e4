// Marks that change the direction of text, joiners and spaces without width.
const invisible = /\p{Default_Ignorable_Code_Point}|[\u202a-\u202e]/gu;

/**
 * One form for every width, dash, quote and line end. º and ª stay: they would become letters, and
 * in Spain and Portugal they name a floor.
 */
export const tidy = (text: string): string =>
  text
    .split(/([ºª])/)
    .map((part, at) => (at % 2 ? part : part.normalize('NFKC')))
    .join('')
    .replace(invisible, '')
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    // Cells of a spreadsheet.
    .replace(/\t+/g, ' ; ')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|(?!\n)[\p{Cc}\p{Co}\p{Cs}]/gu, ' ')
    .replace(/[ \u3000]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();

/** Cuts spaces and punctuation that hang on either end. */
export const trimMarks = (text: string): string =>
  text.replace(/^[\s,;:|/、。·-]+/, '').replace(/[\s,;:|/、。·-]+$/, '');
