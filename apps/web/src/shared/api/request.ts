import '../lib/zod.ts';
import { language } from '../store/language.ts';
import { currentToken } from '../store/session.ts';
import { createClient } from './client.ts';
import { sessionOver } from './sessionOver.ts';

/** Makes a call of the contract: `request(login, { body })` gives its result or throws ApiError. */
export const request = createClient({ origin: '', token: currentToken, language, sessionOver });
