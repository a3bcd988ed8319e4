/**
 * What may stand in a notice. Everything else goes: an element that only groups leaves its content
 * behind, one that could do something takes its content with it.
 */
const kept = new Set(
  'p br b strong i em u s blockquote ul ol li a h3 h4 img table caption thead tbody tfoot tr th td'.split(
    ' ',
  ),
);
const dropped = new Set(
  (
    'script style template noscript iframe frame frameset object embed applet audio video canvas ' +
    'svg math form input button select textarea option title head meta link base basefont bgsound ' +
    'xmp plaintext listing noembed noframes portal dialog marquee'
  ).split(' '),
);
const renamed: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4' };
// Here white space is no text, and elsewhere it may be.
const tableParts = new Set('table thead tbody tfoot tr'.split(' '));
const html = 'http://www.w3.org/1999/xhtml';
// Nobody writes deeper; whoever does wants the stack to overflow.
const maxDepth = 40;

export interface SafeElement {
  tag: string;
  attributes: Record<string, string | number>;
  children: SafeNode[];
}
export type SafeNode = string | SafeElement;

const parsed = (address: string | null) => {
  // A browser would guess what is meant by these; nobody has to mean them.
  if (!address || /[\\\s<>"'`]/.test(address.trim())) return null;
  return URL.parse(address.trim(), window.location.origin);
};

const linkOf = (address: string | null): SafeElement['attributes'] | null => {
  const url = parsed(address);
  if (!url || !['http:', 'https:', 'mailto:'].includes(url.protocol)) return null;
  if (url.username || url.password) return null;
  if (url.origin === window.location.origin) return { href: url.pathname + url.search + url.hash };
  return { href: url.href, target: '_blank', rel: 'noopener noreferrer' };
};

const imageOf = (element: Element): SafeElement['attributes'] | null => {
  const url = parsed(element.getAttribute('src'));
  // A picture from elsewhere would tell that site who reads this, and when.
  if (!url || url.origin !== window.location.origin) return null;
  if (!url.protocol.startsWith('http')) return null;
  return { src: url.pathname + url.search, alt: element.getAttribute('alt') ?? '' };
};

const spans = (element: Element): SafeElement['attributes'] => {
  const span = (name: string) => Math.min(Number(element.getAttribute(name)) || 1, 20);
  return { colSpan: Math.max(span('colspan'), 1), rowSpan: Math.max(span('rowspan'), 1) };
};

const attributesOf = (tag: string, element: Element): SafeElement['attributes'] | null => {
  if (tag === 'a') return linkOf(element.getAttribute('href'));
  if (tag === 'img') return imageOf(element);
  return tag === 'td' || tag === 'th' ? spans(element) : {};
};

const childrenOf = (parent: Element, depth: number): SafeNode[] =>
  depth > maxDepth ? [] : [...parent.childNodes].flatMap((node) => safe(node, parent, depth));

const safe = (node: Node, parent: Element, depth: number): SafeNode[] => {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = node.textContent ?? '';
    return tableParts.has(parent.localName) && !text.trim() ? [] : [text];
  }
  if (!(node instanceof Element)) return [];
  if (node.namespaceURI !== html || dropped.has(node.localName)) return [];
  const tag = renamed[node.localName] ?? node.localName;
  const attributes = kept.has(tag) ? attributesOf(tag, node) : null;
  if (tag === 'br' || tag === 'img') return attributes ? [{ tag, attributes, children: [] }] : [];
  const children = childrenOf(node, depth + 1);
  return attributes ? [{ tag, attributes, children }] : children;
};

/**
 * Reads HTML written by someone else as a tree of what is allowed. The text is parsed in a document
 * of its own, in which nothing runs or loads, and never becomes HTML again: mistakes that arise when
 * a cleaned text is parsed a second time can't.
 */
export const safeTree = (text: string): SafeNode[] =>
  childrenOf(new DOMParser().parseFromString(text, 'text/html').body, 0);
