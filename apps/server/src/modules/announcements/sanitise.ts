import sanitizeHtml from 'sanitize-html';

const tags = 'p br strong em u s h2 h3 ul ol li blockquote a'.split(' ');

const options: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  // Text inside these is not meant to be read.
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'title', 'template', 'xmp'],
  // Deeper than any text: a reader's browser should not have to build it.
  nestingLimit: 20,
  transformTags: {
    b: 'strong',
    i: 'em',
    h1: 'h2',
    a: (tagName, { href = '' }) => {
      const safe = isLink(href);
      return {
        tagName,
        attribs: safe ? { href, rel: 'noopener noreferrer', target: '_blank' } : {},
      } as sanitizeHtml.Tag;
    },
  },
};

const isLink = (href: string): boolean => {
  if (!URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  // A name before the host makes one address look like another.
  return /^(https?|mailto):$/.test(protocol) && username === '' && password === '';
};

/** What a person wrote, as far as it is text with simple marks. It is looked at again when shown. */
export const sanitise = (html: string): string => sanitizeHtml(html, options).trim();

/** Marks alone say nothing. */
export const saysSomething = (html: string): boolean =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', '')
    .trim() !== '';
