import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { PoolClient } from 'pg';
import { readConfig } from '../platform/config.ts';
import { kyselyOver } from '../platform/db/kysely.ts';
import { openPool } from '../platform/db/pool.ts';
import { Refusal } from '../platform/refusal.ts';
import { refusalWords } from '../platform/refusalWords.ts';
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
  --site              where the link leads, such as https://oms.acme.example`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    help: { type: 'boolean' },
    site: text,
    ...Object.fromEntries(all.map(({ option }) => [option, text])),
  },
});
const { help, site, ...options } = values;
if (help) {
  console.log(usage);
  process.exit(0);
}

const config = readConfig(process.env, 'migrate');
const [home] = Object.entries(config.cells);
if (!home) throw new Error('no cell is configured');
const [cell, { migrate }] = home;

/** Options are a script's: it is told what is missing. Whoever gives none is asked. */
const answering = () => {
  if (Object.keys(options).length > 0) return { answer: answersOf, close: () => {} };
  if (!process.stdin.isTTY) throw new Error(usage);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const answer = (asked: readonly questions.Question[], said: questions.Said) =>
    askFor(asked, said, (question) => lines.question(question));
  return { answer, close: () => lines.close() };
};

const run = async (client: PoolClient) => {
  const { answer, close } = answering();
  const db = kyselyOver((sql, params) => client.query(sql, params));
  const { code = '' } = await answer([questions.code], options as questions.Said);
  const wanted = questionsFor(await standingOf(db, code));
  const said = await answer(wanted, { ...(options as questions.Said), code });
  close();
  await client.query('begin');
  const made = await setUpTenant(client, cell, { ...said, code });
  await client.query('commit');
  return made;
};

const pool = openPool(migrate, 1, 'alpaca-tenant');
const client = await pool.connect();
try {
  const { lines, link } = await run(client);
  console.log(lines.join('\n'));
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
  client.release(true);
  await pool.end();
}
