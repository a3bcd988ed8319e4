import { envelopeCodes, type Language, languages } from '@alpaca/contract';
import type { FastifyReply } from 'fastify';
import { words } from '../i18n/i18n.ts';
import type { Refusal } from '../refusal.ts';
import { refusalWords } from '../refusalWords.ts';
import type { FileReply } from './bind.ts';

const jsonType = 'application/json; charset=utf-8';

const successHead = Object.fromEntries(
  languages.map((lang) => [
    lang,
    `{"success":true,"code":${envelopeCodes.success},"message":${JSON.stringify(words(lang, 'success'))},"result":`,
  ]),
) as Record<Language, string>;

/**
 * Text as it goes over the wire. A long one is written once into room that is surely enough: to
 * count its bytes beforehand, as Node does twice, takes longer than to write them.
 */
const bytesOf = (text: string): string | Buffer => {
  if (text.length < 2048) return text;
  const room = Buffer.allocUnsafeSlow(text.length * 3);
  return room.subarray(0, room.write(text));
};

/** Sends a result that is JSON text already, as stored answers are. */
export const sendResult = (reply: FastifyReply, lang: Language, resultJson: string) =>
  reply
    .header('content-type', jsonType)
    .send(bytesOf(`${successHead[lang]}${resultJson},"timestamp":${Date.now()}}`));

export const refusalBody = (lang: Language, refusal: Refusal) => {
  const { key, details } = refusal;
  return {
    success: false,
    code: key === 'session.over' ? envelopeCodes.sessionOver : envelopeCodes.refused,
    message: details.issues?.[0]?.message ?? refusalWords(lang, refusal),
    errorKey: key,
    result: Object.keys(details).length > 0 ? details : null,
    timestamp: Date.now(),
  };
};

// A change of the leading database takes seconds.
const retryAfterSeconds = '2';

export const sendRefusal = (reply: FastifyReply, lang: Language, refusal: Refusal) => {
  if (refusal.status === 503) reply.header('retry-after', retryAfterSeconds);
  return reply
    .code(refusal.status)
    .header('content-type', jsonType)
    .send(refusalBody(lang, refusal));
};

// encodeURIComponent leaves four characters that a header's extended value must not hold.
const headerText = (text: string) =>
  encodeURIComponent(text).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`);

export const sendFile = (reply: FastifyReply, file: FileReply) =>
  (file.bytes === undefined ? reply : reply.header('content-length', file.bytes))
    .header('content-type', file.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${headerText(file.name)}`)
    // A file that people uploaded must never run as a page of ours.
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .send(file.body);
