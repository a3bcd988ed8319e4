const previewChars = 100;

const marks = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' } as const;
const nameOf = Object.fromEntries(Object.entries(marks).map(([name, mark]) => [mark, name]));

const escaped = (text: string) => text.replace(/[<>"'&]/g, (mark) => nameOf[mark] as string);

/** What the product writes is text: a name in it that looks like HTML stays what it looks like. */
export const paragraphs = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escaped(line)}</p>`)
    .join('');

const decoded = (text: string) =>
  text
    .replaceAll('&nbsp;', ' ')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (name) => marks[name as keyof typeof marks]);

/** A notice as a mail without marks tells it, a paragraph to the line. */
export const plain = (html: string): string =>
  decoded(
    html.replace(/<\/(?:p|li|h2|h3|blockquote)>|<br\s*\/?>/g, '\n').replace(/<[^>]*>/g, ''),
  ).trim();

/** The first words of a notice, as text. */
export const preview = (html: string): string =>
  decoded(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, previewChars);
