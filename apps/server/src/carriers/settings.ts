import type { Language } from '@alpaca/contract';
import * as z from 'zod/mini';
import type { SettingsSchema } from '../platform/carrier.ts';

type Words = Record<Language, string>;

interface Told {
  title: Words;
  hint?: Words;
  /** What it names, where that is not plain text: an account of the carrier's, or a range of our numbers. */
  names?: 'account' | 'range';
}

/** What the form of a channel says beside each setting; its rule is the setting's schema. */
const told = z.registry<Told>();

const Text = z.string('web.verify.0').check(z.trim(), z.minLength(1, 'web.verify.0'));
const whole = (least: number, most: number) =>
  z.int('web.verify.53').check(z.minimum(least, 'web.verify.53'), z.maximum(most, 'web.verify.53'));

export const textSetting = (most: number, words: Told) =>
  Text.check(z.maxLength(most, 'web.verify.25')).register(told, words);

export const listSetting = (words: Told) =>
  z.array(Text).check(z.maxLength(50, 'web.verify.25')).register(told, words);

/** Whose account at the carrier, by its name among those that the server knows. */
export const accountSetting = () =>
  z.optional(
    textSetting(60, {
      title: { zh_CN: '账号', en_US: 'Account' },
      hint: {
        zh_CN: '服务器配置里的账号名称；密钥不在这里填写',
        en_US: 'Its name in the server’s settings. No secrets here',
      },
      names: 'account',
    }),
  );

export const timeoutSetting = () =>
  z.optional(
    whole(500, 60_000).register(told, {
      title: { zh_CN: '超时（毫秒）', en_US: 'Timeout (ms)' },
      hint: {
        zh_CN: '500–60000；留空则用账号的设置',
        en_US: '500–60000. Empty: as the account has it',
      },
    }),
  );

const bare = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniOptional ? (schema._zod.def.innerType as z.ZodMiniType) : schema;

const typeOf = (schema: z.ZodMiniType) => {
  if (schema instanceof z.ZodMiniArray) return 'list' as const;
  return schema instanceof z.ZodMiniNumber ? ('number' as const) : ('text' as const);
};

/** The fields of an adapter's settings, read off its schema. */
export const fieldsOf = ({ shape }: SettingsSchema, lang: Language) =>
  Object.entries(shape).map(([name, schema]) => {
    const inner = bare(schema);
    const words = told.get(inner);
    if (!words) throw new Error(`setting ${name} has no title`);
    const { minimum, maximum } = z.toJSONSchema(inner);
    return {
      name,
      type: words.names ?? typeOf(inner),
      title: words.title[lang],
      hint: words.hint?.[lang] ?? '',
      required: inner === schema,
      min: minimum ?? null,
      max: maximum ?? null,
    };
  });
