import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { kyselyOver } from '../platform/db/kysely.ts';
import { openKeeper } from '../platform/fields/keepers/openKeeper.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalWords } from '../platform/refusalWords.ts';
import { type Owner, type Owners, openOwners } from './owners.ts';
import { placed, placeOf } from './placing.ts';
import { answersOf, askFor } from './tenant/answers.ts';
import { bankQuestions, houseQuestions } from './tenant/houseQuestions.ts';
import * as questions from './tenant/questions.ts';
import { questionsFor, setUpTenant } from './tenant/setUpTenant.ts';
import { standingOf } from './tenant/standing.ts';

const all = [
  questions.code,
  ...questions.tenantQuestions,
  ...questions.administratorQuestions,
  ...questions.carrierQuestions,
  ...questions.lineQuestions,
  ...houseQuestions,
  ...bankQuestions,
];

const usage = `npm run tenant                  asks for what it needs
npm run tenant -- --code acme …  takes it from options:
${all.map(({ option, text }) => `  --${option.padEnd(18)}${text}`).join('\n')}
  --cell              where it lives; left out: in the least loaded cell that takes tenants
  --site              where the link leads, such as https://oms.acme.example`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    site: text,
    cell: text,
    ...Object.fromEntries(all.map(({ option }) => [option, text])),
  },
});
const { help, site, cell, ...options } = values;
if (help) {
  console.log(usage);
  process.exit(0);
}

const config = readConfig(process.env, 'tenant');

/** Options are a script's: it is told what is missing. Whoever gives none is asked. */
const answering = () => {
  if (Object.keys(options).length > 0) return { answer: answersOf, close: () => {} };
  if (!process.stdin.isTTY) throw new Error(usage);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = (asked: readonly questions.Question[], said: questions.Said) =>
    askFor(asked, said, (question) => lines.question(question));
  return { answer, close: () => lines.close() };
};

const over = ({ client }: Owner) => kyselyOver((sql, params) => client.query(sql, params));

/** Nobody waits for whoever thinks about an answer: what is there is looked at again when all are in. */
const answersFor = async (owners: Owners) => {
  const { answer, close } = answering();
  const { code = '' } = await answer([questions.code], options as questions.Said);
  const { owner } = await placeOf(owners, code, cell);
  const wanted = questionsFor(await standingOf(over(owner), code, over(owners.home)));
  const said = await answer(wanted, { ...(options as questions.Said), code });
  close();
  return { ...said, code };
};

const run = async (owners: Owners) => {
  const said = await answersFor(owners);
  return placed(owners, async ({ home }) => {
    const { owner, why } = await placeOf(owners, said.code, cell);
    return { ...(await setUpTenant(owner, home.client, keeper, said)), why };
  });
};

const keeper = openKeeper(config.keys);
let owners: Owners | undefined;
try {
  owners = await openOwners(config, 'alpaca-tenant');
  const { lines, link, why } = await run(owners);
  console.log(`cell    ${why}\n${lines.join('\n')}`);
  if (link) {
    console.log(
      "\nOpen this within 24 hours and choose the administrator's password; it works once:",
    );
    console.log(`${site ?? `https://${link.host}`}${link.path}`);
  }
} catch (error) {
  console.error(error instanceof Refusal ? refusalWords('en_US', error) : (error as Error).message);
  process.exitCode = 1;
} finally {
  await owners?.stop();
}
