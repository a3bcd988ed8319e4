import {
  dueMost,
  type ForgottenKind,
  forgottenAlike,
  forgottenElsewhere,
  forgottenKinds,
  forgottenOrder,
  type KeptKind,
  keptForGood,
  type SettingCode,
} from '@alpaca/contract';
import { sql } from 'kysely';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../../../platform/i18n/i18n.ts';
import { settingsOf } from '../../system/index.ts';

interface Last {
  kind: string;
  night: string;
  gone: bigint;
  files: bigint;
  ended_at: Date | null;
}

/** The last night of each kind in which anything went. */
const lastNights = async (ctx: Ctx) => {
  const { rows } = await sql<Last>`
    select distinct on (kind) kind, night::text, gone, files, ended_at from forgotten
    where tenant_id = ${ctx.tenant.id} and gone > 0 order by kind, night desc`.execute(ctx.db);
  return new Map(rows.map((row) => [row.kind, row]));
};

const dueOf = async (ctx: Ctx, kind: ForgottenKind, days: number) => {
  const { rows } = await sql<{ due: bigint }>`
    select alpaca.due_to_forget(${kind}, ${days}, ${dueMost}) as due`.execute(ctx.db);
  return Number(rows[0]?.due ?? 0);
};

const said = ({ lang }: Ctx, key: string) => ({
  key,
  name: words(lang, `keptKind.${key}.name`),
  about: words(lang, `keptKind.${key}.about`),
});

const toLast = (ctx: Ctx, last: Last | undefined): KeptKind['last'] =>
  last
    ? {
        night: last.night,
        gone: Number(last.gone),
        files: Number(last.files),
        endTime: last.ended_at && toWire(last.ended_at, ctx.tenant.zone),
      }
    : null;

export const list = async (ctx: Ctx): Promise<KeptKind[]> => {
  const bySetting: Readonly<Record<string, SettingCode>> = {
    ...forgottenKinds,
    ...forgottenElsewhere,
  };
  const [days, last] = await Promise.all([
    settingsOf(ctx, ...Object.values(bySetting)),
    lastNights(ctx),
  ]);
  const nothing = { setting: null, due: null, last: null };
  const lines: KeptKind[] = [];
  for (const [key, setting] of Object.entries(bySetting)) {
    const mine = (forgottenOrder as readonly string[]).includes(key);
    const due = mine ? await dueOf(ctx, key as ForgottenKind, days[setting]) : null;
    lines.push({
      ...said(ctx, key),
      days: days[setting],
      setting,
      due,
      last: toLast(ctx, last.get(key)),
    });
  }
  return [
    ...lines,
    ...Object.entries(forgottenAlike).map(([key, days]) => ({
      ...said(ctx, key),
      ...nothing,
      days,
    })),
    ...keptForGood.map((key) => ({ ...said(ctx, key), ...nothing, days: null })),
  ];
};
