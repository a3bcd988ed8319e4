import {
  type DataRule,
  type DataRuleForm,
  type editDataRule,
  type Parsed,
  tellRule,
} from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { takeTurn } from '../../platform/dataRules/administering.ts';
import { rulesOfRoles, sightOfRoles } from '../../platform/dataRules/roleRules.ts';
import { sightOfUser } from '../../platform/dataRules/rulesOfUser.ts';
import { seesNoMore } from '../../platform/dataRules/seesNoMore.ts';
import { inTx, onceCommitted } from '../../platform/db/tx.ts';
import { newId } from '../../platform/ids.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Edited, saveRevision } from '../../platform/revisions/revisions.ts';
import { forgetUser } from '../auth/index.ts';
import * as repo from './dataRules.repository.ts';
import { type Choice, requireValues, ruleChoices } from './ruleChoices.ts';
import { requireReader, ruledPages } from './ruledPages.ts';
import { peopleOf, requireRoles, staffRoles } from './staffRoles.repository.ts';

const edited: Edited = { kind: 'dataRule', table: 'data_rules', missing: 'dataRule.notFound' };

/** A person's rules have to fit into one number of the database, with those of other roles. */
export const rulesPerRole = 8;

const formOf = (row: repo.RuleRow): DataRuleForm => ({
  name: row.name,
  menuId: row.menu_id,
  subject: row.subject,
  conditions: row.conditions,
  roleIds: row.role_ids,
});

const rowOf = ({ name, menuId, subject, conditions }: DataRuleForm): repo.WrittenRule => ({
  name,
  menu_id: menuId,
  subject,
  conditions,
});

export const list = async (ctx: Ctx): Promise<DataRule[]> => {
  const [rows, pages, roles] = await Promise.all([repo.all(ctx), ruledPages(ctx), staffRoles(ctx)]);
  const names = new Map(pages.map(({ id, name }) => [id, name]));
  return Promise.all(
    rows.map(async (row) => ({
      ...formOf(row),
      id: row.id,
      revision: row.revision,
      menuName: names.get(row.menu_id) ?? '',
      roles: roles
        .filter(({ id }) => row.role_ids.includes(id))
        .map(({ id, name }) => ({ id, name })),
      people: (await peopleOf(ctx, row.role_ids)).length,
    })),
  );
};

export const subjects = async (ctx: Ctx) => {
  const [pages, roles, choices] = await Promise.all([
    ruledPages(ctx),
    staffRoles(ctx),
    ruleChoices(ctx),
  ]);
  return {
    pages: pages.map(({ id, name, subjects }) => ({ value: id, label: name, subjects })),
    roles: roles.map(({ id, name, people }) => ({ value: id, label: name, people })),
    choices,
  };
};

/** As people read it, for the record of changes. */
const toldOf = async (ctx: Ctx) => {
  const { pages, roles, choices } = await subjects(ctx);
  const said = (from: readonly Choice[], value: string) =>
    from.find((choice) => choice.value === value)?.label ?? value;
  return (form: DataRuleForm) =>
    tellRule(form, {
      page: (id) => said(pages, id),
      role: (id) => said(roles, id),
      value: (column, value) => said(choices[column], value),
    });
};

/** Nodes look these people up again before their next call; their open pages look again too. */
const tellPeople = async (ctx: Ctx, roleIds: readonly string[]) => {
  const people = await peopleOf(ctx, roleIds);
  for (const userId of people) await tell(ctx, { cmd: 'session', userId });
  if (people.length > 0) await tell(ctx, { cmd: 'user', userIds: people });
  onceCommitted(ctx, () => {
    for (const userId of people) forgetUser(ctx.node, userId);
  });
};

const requireRoom = async (ctx: Ctx, id: string, { roleIds, subject }: DataRuleForm) => {
  const held = (await repo.heldBy(ctx, roleIds, subject)).filter(({ ruleId }) => ruleId !== id);
  const isFull = (roleId: string) =>
    held.filter((rule) => rule.roleId === roleId).length >= rulesPerRole;
  if (roleIds.some(isFull)) refuse('dataRule.tooMany');
};

const check = async (ctx: Ctx, id: string, form: DataRuleForm) => {
  await requireReader(ctx, form.menuId, form.subject);
  await requireValues(ctx, form.conditions);
  await requireRoles(ctx, form.roleIds);
  await requireRoom(ctx, id, form);
};

const once = (form: DataRuleForm): DataRuleForm => ({
  ...form,
  conditions: form.conditions.map((c) => ({ ...c, values: [...new Set(c.values)] })),
  roleIds: [...new Set(form.roleIds)].sort(),
});

/**
 * A change of rules, one at a time. Who is under rules changes what no role of theirs or another's sees
 * more by than they: neither before, nor after.
 */
const changing = <T>(
  ctx: Ctx,
  change: (ctx: Ctx, ofRoles: (roleIds: readonly string[]) => Promise<void>) => Promise<T>,
) =>
  inTx(ctx, async (ctx) => {
    await takeTurn(ctx);
    const mine = await sightOfUser(ctx, ctx.session?.userId ?? refuse('session.over'));
    const touched = new Set<string>();
    const requireReach = async () => {
      const rules = await rulesOfRoles(ctx);
      const isBeyond = (id: string) => !seesNoMore(sightOfRoles(rules, [id]), mine);
      if ([...touched].some(isBeyond)) refuse('dataRule.beyond');
    };
    const result = await change(ctx, async (roleIds) => {
      for (const id of roleIds) touched.add(id);
      await requireReach();
    });
    await requireReach();
    return result;
  });

export const add = (ctx: Ctx, asked: DataRuleForm) =>
  changing(ctx, async (ctx, ofRoles) => {
    const form = once(asked);
    const id = newId();
    await check(ctx, id, form);
    await ofRoles(form.roleIds);
    if (!(await repo.insert(ctx, id, rowOf(form)))) refuse('dataRule.nameTaken');
    await repo.giveTo(ctx, id, form.roleIds);
    await tellPeople(ctx, form.roleIds);
    ctx.trail?.note({ name: form.name });
    return { id };
  });

export const edit = (ctx: Ctx, { id, revision, ...asked }: Parsed<typeof editDataRule>['body']) =>
  changing(ctx, async (ctx, ofRoles) => {
    const form = once(asked);
    const before = formOf(await repo.lock(ctx, id));
    await check(ctx, id, form);
    await ofRoles([...before.roleIds, ...form.roleIds]);
    if (await repo.isTaken(ctx, id, form.name)) refuse('dataRule.nameTaken');
    const told = await toldOf(ctx);
    const saved = await saveRevision(ctx, edited, {
      id,
      revision,
      before: told(before),
      after: told(form),
    });
    await repo.change(ctx, id, rowOf(form));
    await repo.giveTo(ctx, id, form.roleIds);
    await tellPeople(ctx, [...before.roleIds, ...form.roleIds]);
    ctx.trail?.note({ name: form.name });
    return saved;
  });

export const remove = (ctx: Ctx, id: string) =>
  changing(ctx, async (ctx, ofRoles) => {
    const { name, role_ids } = await repo.lock(ctx, id);
    await ofRoles(role_ids);
    await tellPeople(ctx, role_ids);
    await repo.remove(ctx, id);
    ctx.trail?.note({ name });
    return null;
  });
