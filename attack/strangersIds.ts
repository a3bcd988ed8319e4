import { setTimeout } from 'node:timers/promises';
import { type CallSpec, calls, passes } from '@alpaca/contract';
import { newId } from '../apps/server/src/platform/ids.ts';
import { samples } from '../apps/server/src/testing/areas.ts';
import type { Sample } from '../apps/server/src/testing/samples.ts';
import { type IdField, idFields, put } from '../apps/server/src/testing/walk.ts';
import { type Attack, inParallel, ledgerOf } from './attack.ts';
import { keptIn } from './keptIn.ts';
import { permissionsOf } from './rolesByCalls.ts';
import type { Asked, Person, Target, Told } from './target.ts';

/** Some ids of a kind: another merchant's of the same tenant, and another tenant's. */
const idsOf = async (target: Target, kind: string): Promise<string[]> => {
  const table = keptIn[kind];
  if (!table) throw new Error(`keptIn.ts does not say where a ${kind} is kept`);
  const columns = await target.read<{ name: string }>(
    'select column_name as name from information_schema.columns where table_name = $1',
    [table],
  );
  const has = (name: string) => columns.some((column) => column.name === name);
  const id = has('id') ? 'id' : 'merchant_id';
  const theirs = has('merchant_id')
    ? `union all (select t.${id}::text as id from ${table} t join merchants m using (tenant_id, merchant_id)
       where m.code = 'M100002' and tenant_id = (select tenant_id from tenants where code = 'yunling') limit 2)`
    : '';
  const rows = await target.read<{ id: string }>(
    `(select ${id}::text as id from ${table}
      where tenant_id = (select tenant_id from tenants where code = 'haituo') limit 2) ${theirs}`,
  );
  return rows.map((row) => row.id);
};

const anyId = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** What an answer tells, but for the ids of what the call itself has made. */
const told = ({ status, body }: Told) =>
  JSON.stringify([status, body.errorKey, body.message, body.result ?? null]).replace(anyId, 'id');

interface Try {
  name: string;
  call: CallSpec;
  sample: Sample;
  fields: IdField[];
  field: IdField;
  by: Person;
}

/** A refusal because ten exports are under way tells nothing of the id: such a try waits its turn. */
const oncePossible = async (ask: () => Promise<Told>): Promise<Told> => {
  const answer = await ask();
  if (answer.body.errorKey !== 'export.running') return answer;
  await setTimeout(200);
  return oncePossible(ask);
};

const triesOf = async (target: Target, username: string): Promise<Try[]> => {
  const by = await target.signIn(username);
  const may = await permissionsOf(target, by);
  return Object.entries(calls)
    .filter(
      ([, { access, body }]) => body !== 'multipart' && access !== 'open' && passes(access, may),
    )
    .flatMap(([name, call]) => {
      const fields = idFields(call);
      const sample = samples[name] ?? {};
      return fields.map((field) => ({ name, call, sample, fields, field, by }));
    });
};

/** A stranger's id answers exactly as one that does not exist. */
export const strangersIds: Attack = {
  name: 'strangers',
  async run(target) {
    const { outcome, tried, fault } = ledgerOf();
    const known = new Map<string, string[]>();
    const tries = [
      ...(await triesOf(target, 'starfield')),
      ...(await triesOf(target, 'yunling-op')),
    ];
    for (const { field } of tries) {
      if (!known.has(field.kind)) known.set(field.kind, await idsOf(target, field.kind));
    }
    const own = await target.read<{ id: string }>(
      `select merchant_id::text as id from merchants where tenant_id =
       (select tenant_id from tenants where code = 'haituo')`,
    );
    const foreign = new Set(own.map(({ id }) => id));
    await inParallel(tries, 8, async ({ name, call, sample, fields, field, by }) => {
      const nobody = newId();
      const askWith = (id: string) => {
        const others = Object.fromEntries(fields.map((each) => [each.name, nobody]));
        const asked = put(call, sample, fields, { ...others, [field.name]: id });
        const revised = call.edits && asked.body ? { revision: 1, ...asked.body } : asked.body;
        const sent = { ...asked, ...(revised && { body: revised }) } as Asked;
        return oncePossible(() => target.ask(call, sent, by));
      };
      // Staff see all merchants of their tenant: for them only another tenant's ids are strange.
      const isStaff = by.username === 'yunling-op';
      const ids = known.get(field.kind) ?? [];
      const strange = isStaff ? await onlyOfTenant(target, field.kind, ids, foreign) : ids;
      const none = told(await askWith(newId()));
      for (const id of strange) {
        const answer = await askWith(id);
        tried();
        if (told(answer) !== none) {
          fault(
            `${name} ${field.name} by ${by.username}: ${told(answer).slice(0, 160)}, not ${none}`,
          );
        }
        if (answer.text.includes(id)) fault(`${name} repeats the id in ${field.name}`);
      }
    });
    return outcome;
  },
};

const onlyOfTenant = async (
  target: Target,
  kind: string,
  ids: readonly string[],
  merchants: ReadonlySet<string>,
) => {
  if (kind === 'merchant' || kind === 'merchantCard') return ids.filter((id) => merchants.has(id));
  const table = keptIn[kind] as string;
  const rows = await target.read<{ id: string }>(
    `select id::text from ${table} where id = any($1) and tenant_id =
     (select tenant_id from tenants where code = 'haituo')`,
    [ids],
  );
  return rows.map(({ id }) => id);
};
