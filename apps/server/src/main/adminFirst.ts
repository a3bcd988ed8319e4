import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { settingCodes } from '@alpaca/contract';
import { readConfig } from '../platform/config.ts';
import { kyselyOver } from '../platform/db/kysely.ts';
import { firstAdministrator } from './firstAdministrator.ts';
import { type Owner, type Owners, openOwners } from './owners.ts';
import { placed, placeOf } from './placing.ts';

const usage = `npm run admin:first -- --tenant <code> --user <name> [--realname <name>]
  [--two-people-above <amount>] [--site https://oms.example.com]
  and for a tenant that is new: --name-zh <name> --name-en <name> --host <oms.example.com> [--cell <c1>]`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    tenant: text,
    user: text,
    realname: text,
    site: text,
    host: text,
    'name-zh': text,
    'name-en': text,
    'two-people-above': text,
    cell: text,
  },
});

const end = (words: string): never => {
  console.error(words);
  process.exit(1);
};

/** What a tenant has to decide before money moves: by option, or asked for with what is proposed. */
const decisions = [
  {
    code: 'twoPeopleTopUp',
    option: 'two-people-above',
    question: 'Above which amount do two people decide on a top-up?',
    proposed: 5_000,
  },
] as const;

const ask = async (question: string, proposed: number) => {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await lines.question(`${question} [${proposed}] `);
  lines.close();
  return answer.trim() || String(proposed);
};

const decided = async () => {
  const settings: Record<string, number> = {};
  for (const { code, option, question, proposed } of decisions) {
    if (!settingCodes.some((known: string) => known === code)) continue;
    const given = values[option] ?? (process.stdin.isTTY ? await ask(question, proposed) : null);
    if (given === null) end(`${question} Say --${option} ${proposed}, or another amount.`);
    settings[code] = Number(given);
  }
  return settings;
};

const { tenant, user } = values;
if (!tenant || !user) end(usage);
const config = readConfig(process.env, 'migrate');
const settings = await decided();
let owners: Owners | undefined;
try {
  owners = await openOwners(config, 'alpaca-admin-first');
  const { host, path } = await placed(owners, async (owners) => {
    const { owner } = await placeOf(owners, tenant as string, values.cell);
    const over = ({ client }: Owner) => kyselyOver((sql, params) => client.query(sql, params));
    const asked = {
      cell: owner.cell,
      tenant: tenant as string,
      user: user as string,
      realname: values.realname,
      nameZh: values['name-zh'],
      nameEn: values['name-en'],
      host: values.host,
      settings,
    };
    return firstAdministrator(over(owner), asked, over(owners.home));
  });
  console.log(`Open this within 24 hours and choose ${user}'s password; it works once:`);
  console.log(`${values.site ?? `https://${host}`}${path}`);
} catch (error) {
  end((error as Error).message);
} finally {
  await owners?.stop();
}
