import { inflateSync } from 'node:zlib';
import { refuseUpload } from './refused.ts';

const header = /^%PDF-[12]\.\d/;

// Readers look for the end mark in the last 1,024 bytes, as printers' drivers pad what follows it.
const tailBytes = 1024;

// Objects of a document packed together; no honest file has so many.
const unpackedMost = 32 * 1024 * 1024;

/** A name may be written with any of its letters as a number: /J#61vaScript. */
const plainNames = (text: string) =>
  text.includes('#')
    ? text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text;

/**
 * What makes a document do something by itself: scripts, programs, attachments, forms that send. To
 * open at a page is an array and harmless; any other opening action is not.
 */
const acts =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|Rendition|GoToE|SubmitForm|ImportData)(?![A-Za-z])|\/OpenAction\s*(?!\s*\[)/;
// Too short to be told from a picture's bytes; outside of those they are names.
const actsShortly = /\/(?:JS|XFA)(?![A-Za-z])/;

const isActive = (text: string) => acts.test(text) || actsShortly.test(text);

const unpack = (dictionary: string, packed: Buffer): string => {
  if (!dictionary.includes('/Filter')) return packed.toString('latin1');
  const isFlate = /\/Filter\s*(?:\/FlateDecode\b|\[\s*\/FlateDecode\s*\])/.test(dictionary);
  // Packed otherwise a reader may read it and we do not: then nobody knows what is in it.
  if (!isFlate || dictionary.includes('/DecodeParms')) return refuseUpload('upload.active');
  try {
    return inflateSync(packed, { maxOutputLength: unpackedMost }).toString('latin1');
  } catch {
    return refuseUpload('upload.active');
  }
};

const streams = /\bstream\r?\n/g;

/** The objects that stand packed in streams, and the text without what streams hold. */
const unpacked = function* (body: Buffer, text: string) {
  let bare = '';
  let from = 0;
  for (const { index, 0: keyword } of text.matchAll(streams)) {
    if (index < from) continue;
    const before = text.slice(from, index);
    bare += before;
    const begins = index + keyword.length;
    const ends = text.indexOf('endstream', begins);
    from = ends < 0 ? text.length : ends;
    const dictionary = plainNames(before.slice(before.lastIndexOf('obj') + 3));
    if (dictionary.includes('/ObjStm')) yield unpack(dictionary, body.subarray(begins, from));
  }
  yield bare + text.slice(from);
};

/** A document is to be read: one that runs, opens or carries something is refused. */
const refuseActive = (body: Buffer) => {
  const text = body.toString('latin1');
  if (acts.test(plainNames(text))) refuseUpload('upload.active');
  for (const part of unpacked(body, text)) {
    if (isActive(plainNames(part))) refuseUpload('upload.active');
  }
};

export const checkPdf = (body: Buffer): Buffer => {
  const tail = body.subarray(Math.max(0, body.length - tailBytes));
  if (!header.test(body.toString('latin1', 0, 8)) || !tail.includes('%%EOF')) {
    refuseUpload('upload.broken', { reason: 'pdf' });
  }
  refuseActive(body);
  return body;
};
