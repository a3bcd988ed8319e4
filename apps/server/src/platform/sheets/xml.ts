import type { SheetLimits } from './limits.ts';
import { refuseSheet } from './refused.ts';

/** What a part's reader is told. Names come without their prefix, texts with entities resolved. */
export interface XmlReader {
  /** `tag` is all between the angle brackets, for `attribute`. */
  open(name: string, tag: string): void;
  text(text: string): void;
  close(name: string): void;
  /** True once nothing that follows matters. */
  done?(): boolean;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const codePoint = (code: number) => {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : refuseSheet('broken');
};

const entity = (_: string, body: string) => {
  if (!body.startsWith('#')) return named[body] ?? refuseSheet('unsafe');
  const hex = body[1] === 'x' || body[1] === 'X';
  const code = hex ? Number.parseInt(body.slice(2), 16) : Number.parseInt(body.slice(1), 10);
  return codePoint(Number.isNaN(code) ? -1 : code);
};

const decode = (text: string) =>
  text.includes('&') ? text.replace(/&([^;&]{0,12});?/g, entity) : text;

/** An attribute of a tag, found by its bare name or behind a prefix. */
export const attribute = (name: string) => {
  const pattern = new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  const usual = ` ${name}="`;
  return (tag: string): string | undefined => {
    const at = tag.indexOf(usual);
    if (at >= 0) {
      const from = at + usual.length;
      return decode(tag.slice(from, tag.indexOf('"', from)));
    }
    const found = tag.includes(name) ? pattern.exec(tag) : null;
    return found ? decode(found[1] ?? found[2] ?? '') : undefined;
  };
};

const colonCode = 0x3a;
const slash = 0x2f;

/** A tag's name without its prefix. */
const nameOf = (tag: string) => {
  let from = 0;
  let at = 0;
  for (; at < tag.length; at += 1) {
    const code = tag.charCodeAt(at);
    if (code <= 0x20 || code === slash) break;
    if (code === colonCode) from = at + 1;
  }
  return tag.slice(from, at);
};

const [greater, double, single] = [0x3e, 0x22, 0x27];

/** Where a tag ends: a '>' inside quotes does not end it. Looks no further than the tag. */
const tagEnd = (buffer: string, from: number): number => {
  let quote = 0;
  for (let at = from; at < buffer.length; at += 1) {
    const code = buffer.charCodeAt(at);
    if (quote) {
      if (code === quote) quote = 0;
    } else if (code === greater) return at;
    else if (code === double || code === single) quote = code;
  }
  return -1;
};

/**
 * Reads a part while it is unpacked, holding one tag at a time. It knows elements, attributes and
 * text; what declares types or entities is refused, so there is nothing to expand.
 */
export const readXml = async (
  chunks: AsyncIterable<string>,
  reader: XmlReader,
  limits: SheetLimits,
): Promise<void> => {
  const open: string[] = [];
  let buffer = '';
  let seen = false;

  const tag = (body: string) => {
    if (body.startsWith('/')) {
      const name = nameOf(body.slice(1));
      if (open.pop() !== name) refuseSheet('broken');
      return reader.close(name);
    }
    const name = nameOf(body);
    if (!name) refuseSheet('broken');
    seen = true;
    reader.open(name, body);
    if (body.endsWith('/')) return reader.close(name);
    if (open.push(name) > limits.depth) refuseSheet('unsafe');
  };

  /** Reads a comment, CDATA or instruction at `at`; where it ends, or -1 when more is needed. */
  const special = (at: number): number => {
    const until = (mark: string, from: number) => {
      const end = buffer.indexOf(mark, from);
      return end < 0 ? -1 : end + mark.length;
    };
    if (buffer.startsWith('<?', at)) return until('?>', at);
    if (buffer.startsWith('<!--', at)) return until('-->', at + 4);
    if (buffer.startsWith('<![CDATA[', at)) {
      const end = until(']]>', at + 9);
      if (end > 0) reader.text(buffer.slice(at + 9, end - 3));
      return end;
    }
    return buffer.length - at < 9 ? -1 : refuseSheet('unsafe');
  };

  const text = (from: number, to: number) => {
    if (to > from && open.length > 0) reader.text(decode(buffer.slice(from, to)));
  };

  /** Takes all that is complete; gives back where the incomplete rest begins. */
  const take = (last: boolean): number => {
    let at = 0;
    while (!reader.done?.()) {
      const start = buffer.indexOf('<', at);
      if (start < 0) {
        // An entity may be cut in two by the end of the chunk.
        const and = last ? -1 : buffer.lastIndexOf('&');
        const end = and >= at && and > buffer.length - 14 ? and : buffer.length;
        text(at, end);
        return end;
      }
      text(at, start);
      const mark = buffer.charCodeAt(start + 1);
      const isSpecial = mark === 0x21 || mark === 0x3f;
      if (isSpecial) {
        const end = special(start);
        if (end < 0) return start;
        at = end;
        continue;
      }
      const end = tagEnd(buffer, start + 1);
      if (end < 0) return start;
      tag(buffer.slice(start + 1, end));
      at = end + 1;
    }
    return buffer.length;
  };

  for await (const chunk of chunks) {
    buffer = buffer ? buffer + chunk : chunk;
    buffer = buffer.slice(take(false));
    if (reader.done?.()) return;
    if (buffer.length > limits.tagChars) refuseSheet('unsafe');
  }
  take(true);
  if (open.length > 0 || !seen) refuseSheet('broken');
};
