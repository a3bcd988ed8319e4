import {
  type ChannelForm,
  channelAdapters,
  type listAdapters,
  type Result,
  type SettingField,
} from '@alpaca/contract';
import { accountNames } from '../../../carriers/accounts.ts';
import { fieldsOf } from '../../../carriers/settings.ts';
import type { Ctx } from '../../../platform/context.ts';
import { issuesOf } from '../../../platform/http/validate.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { Refusal } from '../../../platform/refusal.ts';
import * as ranges from '../ranges/ranges.repository.ts';
import { setUpText } from './tries.repository.ts';

type SetUp = Pick<ChannelForm, 'adapter' | 'settings'>;

const schemaOf = (ctx: Ctx, adapter: string) => {
  const settings = ctx.node.carriers.get(adapter)?.settings;
  if (!settings) throw new Error(`adapter ${adapter} has no settings`);
  return settings;
};

/** What can be chosen by name: accounts that the server knows, ranges that there are. */
const choicesOf = async (ctx: Ctx): Promise<Record<string, SettingField['choices']>> => ({
  account: accountNames(ctx.node.config, ctx.tenant.code).map((value) => ({ value, text: value })),
  range: (await ranges.all(ctx)).map(({ code, next, last }) => ({
    value: code,
    text: words(ctx.lang, 'channelRange', { code, left: Number(last - next) + 1 }),
  })),
});

/** What can book parcels here, and what a channel says to each. */
export const list = async (ctx: Ctx): Promise<Result<typeof listAdapters>> => {
  const choices = await choicesOf(ctx);
  return channelAdapters
    .filter((adapter) => ctx.node.carriers.has(adapter))
    .map((adapter) => ({
      adapter,
      name: words(ctx.lang, `adapter.${adapter}.name`),
      hint: words(ctx.lang, `adapter.${adapter}.hint`),
      fields: fieldsOf(schemaOf(ctx, adapter), ctx.lang).map((field) => ({
        ...field,
        choices: choices[field.type] ?? [],
        usual: field.type === 'account' ? adapter : '',
      })),
    }));
};

const wrong = (ctx: Ctx, path: string, key: string) =>
  new Refusal('request.invalid', {}, { issues: [{ path, key, message: words(ctx.lang, key) }] });

/** A channel's settings by the adapter's own schema; a range must be one that there is. */
export const requireSound = async (ctx: Ctx, { adapter, settings }: SetUp) => {
  const schema = schemaOf(ctx, adapter);
  const parsed = schema.safeParse(settings);
  if (!parsed.success) {
    const issues = issuesOf(parsed.error, ctx.lang);
    throw new Refusal(
      'request.invalid',
      {},
      { issues: issues.map((issue) => ({ ...issue, path: `settings.${issue.path}` })) },
    );
  }
  const sound = parsed.data as ChannelForm['settings'];
  for (const { name, type } of fieldsOf(schema, ctx.lang)) {
    if (type !== 'range' || sound[name] === undefined) continue;
    if (!(await ranges.has(ctx, String(sound[name]))))
      throw wrong(ctx, `settings.${name}`, 'web.verify.41');
  }
  return sound;
};

export const isSameSetUp = (one: SetUp, other: SetUp) => setUpText(one) === setUpText(other);
