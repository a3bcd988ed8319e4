import { once } from 'node:events';
import { newCredential } from '../apps/server/src/platform/credentials.ts';
import { ownHeaders } from '../apps/server/src/testing/wire.ts';
import { apiSide } from './apiSide.ts';
import type { Asking } from './asking.ts';
import { startLoad } from './load.ts';
import { connections, people } from './orders.ts';
import { asOwner, giveCredit, productOf, submission } from './submitting.ts';
import { type System, startSystem } from './system.ts';

// A cell of the scenario `cells`, with everything that is its own: PostgreSQL, an API process, the generator.
// Whoever starts this ties it to a core, and with it all that it starts.

const cell = process.argv[2] as string;
const tell = (message: object) => process.send?.(message);
const heard = async <T>() => (await once(process, 'message'))[0] as T;

/** Signed in without a host: one leads to one cell, and this tenant stands in two. */
const signedIn = async (system: System, username: string): Promise<Asking> => {
  const { rows } = await asOwner<{ tenant_id: string; id: string }>(
    system,
    'select tenant_id, id from users where username = $1',
    [username],
  );
  const [user] = rows;
  if (!user) throw new Error(`no ${username}`);
  const { text, hash } = newCredential(cell, user.tenant_id);
  await asOwner(
    system,
    `insert into sessions (tenant_id, token_hash, user_id, expires_at)
     values ($1, $2, $3, now() + interval '1 day')`,
    [user.tenant_id, hash, user.id],
  );
  return { base: `http://127.0.0.1:${system.api.port}`, own: ownHeaders(text) };
};

const system = await startSystem({
  folder: `bench-${cell}`,
  cell,
  // Its API knows both cells, as every API does.
  async cellsOf(own) {
    tell({ own });
    return (await heard<{ cells: string }>()).cells;
  },
});
const load = startLoad();
await giveCredit(system);
const templates: string[] = [];
for (const person of people) {
  const who = await signedIn(system, person);
  templates.push(submission(await productOf(who), who));
}
const side = apiSide(system, load, connections, templates);
tell({ ready: true });

for (;;) {
  const { seconds } = await heard<{ seconds: number }>();
  if (seconds === 0) break;
  tell(await side.measure(seconds));
}
load.stop();
await system.stop();
process.exit();
