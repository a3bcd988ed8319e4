import * as z from 'zod/mini';
import { textSetting } from '../settings.ts';

export const settings = z.strictObject({
  range: textSetting(30, {
    title: { zh_CN: '单号段', en_US: 'Number range' },
    hint: { zh_CN: '每个箱子从这里取一个单号', en_US: 'Each box gets a number of it' },
    names: 'range',
  }),
});
