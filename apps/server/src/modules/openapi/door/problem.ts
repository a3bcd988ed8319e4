import { STATUS_CODES } from 'node:http';
import { apiDocsPath, type Language } from '@alpaca/contract';
import type { FastifyReply } from 'fastify';
import type { Refusal } from '../../../platform/refusal.ts';
import { refusalWords } from '../../../platform/refusalWords.ts';
import { ToldRefusal } from './toldRefusal.ts';

const detailOf = (lang: Language, refusal: Refusal) =>
  refusal instanceof ToldRefusal
    ? refusal.said
    : (refusal.details.issues?.[0]?.message ?? refusalWords(lang, refusal));

/** Where people read what it means and what to do. */
const explained = (lang: Language, key: string) => `${apiDocsPath(lang)}errors#${key}`;

/** A refusal as RFC 9457 tells it: programs go by the key, people by the detail. */
export const sendProblem = (reply: FastifyReply, lang: Language, refusal: Refusal) => {
  const { status, key, details } = refusal;
  const problem = {
    type: explained(lang, key),
    title: STATUS_CODES[status],
    status,
    detail: detailOf(lang, refusal),
    errorKey: key,
    ...(details.issues && { issues: details.issues }),
  };
  return reply
    .code(status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .header('content-language', lang === 'zh_CN' ? 'zh-CN' : 'en-US')
    .send(JSON.stringify(problem));
};
