import * as z from 'zod/mini';
import { accountSetting, listSetting, textSetting, timeoutSetting } from '../settings.ts';

export const settings = z.strictObject({
  service: textSetting(100, {
    title: { zh_CN: '服务', en_US: 'Service' },
    hint: {
      zh_CN: 'Karrio 的服务代码，如 ups_express_saver',
      en_US: 'Karrio’s code of it, such as ups_express_saver',
    },
  }),
  carrierIds: z.optional(
    listSetting({
      title: { zh_CN: '承运商连接', en_US: 'Carrier connections' },
      hint: {
        zh_CN: 'Karrio 中的 carrier_id；留空则不限',
        en_US: 'carrier_id at Karrio. Empty: any',
      },
    }),
  ),
  account: accountSetting(),
  timeoutMs: timeoutSetting(),
});
