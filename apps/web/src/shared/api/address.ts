import { type CallSpec, constants, type Language } from '@alpaca/contract';

type Texts = Record<string, unknown>;

const filled = (path: string, params: Texts) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));

const entries = (query: Texts): [string, string][] =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, String(one)]),
  );

// The time-stamp keeps proxies from answering; dictionary items change so seldom that they may.
const added = (call: CallSpec, language: Language): Texts => {
  if (call.method !== 'GET') return {};
  const lang = language === 'en_US' ? language : '';
  return call.path.startsWith('/sys/dict/') ? { lang } : { _t: Date.now(), lang };
};

/** The address of a call below the server's origin. */
export const addressOf = (
  call: CallSpec,
  { params = {}, query = {} }: { params?: Texts; query?: Texts },
  language: Language,
): string => {
  const search = new URLSearchParams(entries({ ...query, ...added(call, language) })).toString();
  return `${constants.basePath}${filled(call.path, params)}${search && `?${search}`}`;
};
