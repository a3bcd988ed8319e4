import * as z from 'zod/mini';
import { accountSetting, textSetting, timeoutSetting } from '../settings.ts';

export const settings = z.strictObject({
  service: z.optional(
    textSetting(60, {
      title: { zh_CN: '服务', en_US: 'Service' },
      hint: { zh_CN: '留空则为 standard', en_US: 'Empty: standard' },
    }),
  ),
  account: accountSetting(),
  timeoutMs: timeoutSetting(),
});
