import type { Language } from '@alpaca/contract';
import { language } from '../store/language.ts';
import { askToReload } from '../store/reload.ts';
import { currentToken } from '../store/session.ts';
import { sessionOver } from './sessionOver.ts';

export interface Settings {
  origin: string;
  token: () => string | null;
  language: Language;
  /** The server no longer knows the token. */
  sessionOver: () => void;
  /** The server speaks a newer contract than this page. */
  outdated: () => void;
}

/** How this page talks to its server. */
export const settings: Settings = {
  origin: '',
  token: currentToken,
  language,
  sessionOver,
  outdated: () => askToReload('version'),
};
