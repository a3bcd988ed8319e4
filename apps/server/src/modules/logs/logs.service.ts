import {
  type CallSpec,
  calls,
  type getLogList,
  type LogDetail,
  type LogFilter,
  type LoggedField,
  type LogLine,
  type Parsed,
} from '@alpaca/contract';
import { toWire } from '../../platform/clock/zone.ts';
import type { Ctx } from '../../platform/context.ts';
import { noRules } from '../../platform/dataRules/sessionRules.ts';
import { readPage } from '../../platform/lists/readList.ts';
import type { LoggedChange } from '../../platform/oplog/trail.ts';
import { refuse } from '../../platform/refusal.ts';
import * as repo from './logs.repository.ts';
import { contentOf, fieldOf, menuOf, thingOf, valueText } from './logWords.ts';

export const lineOf = (ctx: Ctx, row: repo.LogRow): LogLine => ({
  id: row.id,
  menu: menuOf(ctx.lang, row.menu),
  content: contentOf(ctx.lang, row.call, row.params),
  operator: row.operator,
  username: row.username ?? '',
  type: row.type,
  time: toWire(row.created_at, ctx.tenant.zone),
  costMs: row.cost_ms,
  hasChanges: row.changes !== null,
});

export const list = async (ctx: Ctx, query: Parsed<typeof getLogList>['query']) => {
  const conditions = await repo.conditionsOf(ctx, query);
  const { rows, page } = await readPage(
    query,
    (part) => repo.rows(ctx, conditions, part),
    () => repo.countUpTo(ctx, conditions),
  );
  const narrowed = ctx.rules !== noRules;
  return { records: rows.map((row) => lineOf(ctx, row)), ...page, narrowed };
};

/** All that a filter finds, so many at a time. */
export const partsOf = async (ctx: Ctx, filter: LogFilter) => {
  const conditions = await repo.conditionsOf(ctx, filter);
  return (part: Parameters<typeof repo.rows>[2]) => repo.rows(ctx, conditions, part);
};

// What is read of files and what is refused stand under menus of their own.
const menuNames = [
  ...new Set([
    ...Object.values(calls as Record<string, CallSpec>).flatMap(({ log }) => log?.menu ?? []),
    'security',
  ]),
];

export const menus = (ctx: Ctx) =>
  menuNames
    .map((value) => ({ value, text: menuOf(ctx.lang, value) }))
    .sort((a, b) => a.text.localeCompare(b.text, ctx.lang.slice(0, 2)));

export const fieldsOf = (ctx: Ctx, { kind, changes }: LoggedChange): LoggedField[] =>
  changes.map(({ field, item = '', from, to }) => ({
    field: fieldOf(ctx.lang, kind, field),
    item,
    from: valueText(ctx.lang, field, from),
    to: valueText(ctx.lang, field, to),
  }));

export const get = async (ctx: Ctx, id: string): Promise<LogDetail> => {
  const row = (await repo.find(ctx, id)) ?? refuse('log.notFound');
  return {
    line: lineOf(ctx, row),
    merchant: row.merchant ?? '',
    about: row.about,
    changes: (row.changes ?? []).map((change) => ({
      thing: thingOf(ctx.lang, change.kind),
      id: change.id,
      fields: fieldsOf(ctx, change),
      more: change.more,
    })),
    seal: row.hash && {
      day: row.day as string,
      seq: Number(row.seq),
      hash: row.hash.toString('hex'),
    },
  };
};
