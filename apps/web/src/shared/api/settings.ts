import type { CallSpec, Language } from '@alpaca/contract';
import { language } from '../store/language.ts';
import { askToReload } from '../store/reload.ts';
import { currentToken } from '../store/session.ts';
import { ApiError } from './error.ts';
import { sessionOver } from './sessionOver.ts';

/** What was refused, and since when it is tried. */
export interface Asked {
  call: CallSpec;
  began: number;
  signal?: AbortSignal | undefined;
}

export interface Settings {
  origin: string;
  token: () => string | null;
  language: Language;
  /** The server no longer knows the token. */
  sessionOver: () => void;
  /** A call was refused. True once what hindered it is out of the way, and it may be sent again. */
  mended: (error: unknown, asked: Asked) => Promise<boolean>;
  /** The server speaks a newer contract than this page. */
  outdated: () => void;
}

/** How this page talks to its server. */
export const settings: Settings = {
  origin: '',
  token: currentToken,
  language,
  sessionOver,
  mended: async (error, asked) => {
    if (!(error instanceof ApiError)) return false;
    if (error.status === 503) return (await import('./awaited.ts')).awaited(error, asked);
    if (!error.errorKey.startsWith('session.')) return false;
    return (await import('../standing/mend.ts')).mend(error, settings);
  },
  outdated: () => askToReload('version'),
};
