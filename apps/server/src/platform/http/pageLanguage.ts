import { constants, type Language, languages } from '@alpaca/contract';
import type { FastifyRequest } from 'fastify';

/** What the address says, else the first of the browser's languages that we speak, else English abroad. */
export const pageLanguage = ({
  query,
  headers,
}: Pick<FastifyRequest, 'query' | 'headers'>): Language => {
  const said = (query ?? {}) as Readonly<Record<string, unknown>>;
  const chosen = languages.find((language) => language === said.lang);
  if (chosen) return chosen;
  const accepted = headers['accept-language'] ?? '';
  const known = accepted
    .toLowerCase()
    .split(',')
    .map((one) => one.trim().slice(0, 2))
    .find((one) => one === 'zh' || one === 'en');
  if (known) return known === 'zh' ? 'zh_CN' : 'en_US';
  return accepted ? 'en_US' : constants.defaultLanguage;
};
