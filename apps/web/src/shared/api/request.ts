import { createClient } from './client.ts';
import { settings } from './settings.ts';

/** Makes a call of the contract: `request(login, { body })` gives its result or throws ApiError. */
export const request = createClient(settings);
