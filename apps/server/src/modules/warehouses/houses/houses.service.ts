import type {
  OpenHours,
  OwnWarehouse,
  Warehouse,
  WarehouseChoices,
  WarehouseForm,
  WarehouseRow,
} from '@alpaca/contract';
import { toWire } from '../../../platform/clock/zone.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTx } from '../../../platform/db/tx.ts';
import { newId } from '../../../platform/ids.ts';
import { type Edited, saveRevision } from '../../../platform/revisions/revisions.ts';
import { calendarOf } from '../calendar.service.ts';
import { ownWarehouseIds } from '../own.service.ts';
import { hoursOn } from '../workingDays.ts';
import * as repo from './houses.repository.ts';

const edited: Edited = { kind: 'warehouse', table: 'warehouses', missing: 'warehouse.notFound' };

const inLang = (ctx: Ctx, { name_zh, name_en }: { name_zh: string; name_en: string }) =>
  ctx.lang === 'en_US' ? name_en : name_zh;

const formOf = (row: repo.HouseRow, parts: repo.HouseParts): WarehouseForm => ({
  code: row.code,
  nameZh: row.name_zh,
  nameEn: row.name_en,
  countryCode: row.country_code as WarehouseForm['countryCode'],
  province: row.province,
  city: row.city,
  address: row.address,
  postCode: row.post_code,
  contact: row.contact,
  phone: row.phone,
  zone: row.zone,
  hours: row.hours as WarehouseForm['hours'],
  isOpen: row.is_open,
  ...parts,
});

/** Parts stand in one order, so that the same choice is no change. */
const inOrder = (form: WarehouseForm): WarehouseForm => ({
  ...form,
  days: [...form.days].sort((a, b) => a.day.localeCompare(b.day)),
  lines: [...form.lines].sort((a, b) => a.productId.localeCompare(b.productId)),
  staffIds: [...form.staffIds].sort(),
});

/** What changed is told by the names of lines and people, not by their ids. */
const readable = async (ctx: Ctx) => {
  const [lines, staff] = await Promise.all([repo.choosableLines(ctx), repo.choosableStaff(ctx)]);
  const codes = new Map(lines.map(({ id, code }) => [id, code]));
  const names = new Map(staff.map(({ id, realname }) => [id, realname]));
  return ({ staffIds, ...form }: WarehouseForm) => ({
    ...form,
    hours: form.hours.map((hours) => (hours ? `${hours.from}–${hours.to}` : '–')),
    lines: form.lines.map(({ productId, cutOff }) => ({
      line: codes.get(productId) ?? '',
      cutOff,
    })),
    staff: staffIds.map((id) => names.get(id) ?? ''),
  });
};
const itemNames = {
  days: ({ day }: { day: string }) => day,
  lines: ({ line }: { line: string }) => line,
};

const todayOf = async (ctx: Ctx, { id, zone }: repo.HouseRow): Promise<OpenHours | null> =>
  hoursOn(await calendarOf(ctx, id), toWire(new Date(), zone).slice(0, 10));

export const list = async (ctx: Ctx): Promise<WarehouseRow[]> => {
  const [rows, counts] = await Promise.all([repo.all(ctx), repo.countsOf(ctx)]);
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      code: row.code,
      name: inLang(ctx, row),
      city: row.city,
      address: row.address,
      contact: row.contact,
      phone: row.phone,
      zone: row.zone,
      isOpen: row.is_open,
      today: await todayOf(ctx, row),
      lines: counts.get(row.id)?.lines ?? 0,
      staff: counts.get(row.id)?.staff ?? 0,
      daysUntil: counts.get(row.id)?.days_until ?? null,
    })),
  );
};

export const get = async (ctx: Ctx, id: string): Promise<Warehouse> => {
  const [row, parts] = await Promise.all([repo.find(ctx, id), repo.partsOf(ctx, id)]);
  return { ...formOf(row, parts), id, revision: row.revision };
};

export const choices = async (ctx: Ctx): Promise<WarehouseChoices> => {
  const [lines, staff] = await Promise.all([repo.choosableLines(ctx), repo.choosableStaff(ctx)]);
  return {
    lines: lines
      .filter(({ status, is_taken }) => status === 'onSale' || is_taken)
      .map((line) => ({
        id: line.id,
        code: line.code,
        name: inLang(ctx, line),
        isSold: line.status === 'onSale',
      })),
    staff: staff.map(({ disabled_at, ...person }) => ({
      ...person,
      isDisabled: disabled_at !== null,
    })),
  };
};

export const add = (ctx: Ctx, asked: WarehouseForm) =>
  inTx(ctx, async (ctx) => {
    const form = inOrder(asked);
    await repo.requireKnown(ctx, form);
    const id = newId();
    await repo.insert(ctx, id, form);
    await repo.replaceParts(ctx, id, form);
    ctx.trail?.note({ code: form.code });
    return { id };
  });

export const edit = (ctx: Ctx, asked: WarehouseForm & { id: string; revision: number }) =>
  inTx(ctx, async (ctx) => {
    const { id, revision, ...form } = asked;
    const row = await repo.lock(ctx, id);
    const was = formOf(row, await repo.partsOf(ctx, id));
    const now = inOrder(form);
    await repo.requireKnown(ctx, now);
    const told = await readable(ctx);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: told(was),
      after: told(now),
      names: itemNames,
    });
    await repo.change(ctx, id, now);
    await repo.replaceParts(ctx, id, now);
    ctx.trail?.note({ code: form.code });
    return saved;
  });

export const mine = async (ctx: Ctx): Promise<OwnWarehouse[]> => {
  const rows = await repo.some(ctx, await ownWarehouseIds(ctx));
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      code: row.code,
      name: inLang(ctx, row),
      zone: row.zone,
      isOpen: row.is_open,
      today: await todayOf(ctx, row),
    })),
  );
};
