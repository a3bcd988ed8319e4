import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import type { Language } from '../wire/constants.ts';

/** Where merchants' developers read about the Open API, in their language. */
export const apiDocsPath = (language: Language) =>
  `/docs/open-api/${language === 'zh_CN' ? 'zh' : 'en'}/`;

export const getApiDocUrl = call({
  method: 'GET',
  path: '/apiConfig/getApiDocUrl',
  access: 'system:api',
  result: z.strictObject({ url: z.string() }),
});
