import { parseArgs } from 'node:util';
import { loadOf } from '../platform/cells/load.ts';
import { readConfig } from '../platform/config.ts';
import { type Owners, openOwners } from './owners.ts';
import { candidatesOf } from './placing.ts';

const usage = `npm run cells                 how full each cell is, and whether it takes new tenants
npm run cells -- --close c1   new tenants no longer go there
npm run cells -- --open c1    they do again`;

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { help: { type: 'boolean' }, open: text, close: text } });

const setOpen = async ({ all, home }: Owners, name: string, open: boolean) => {
  if (!all.some(({ cell }) => cell === name)) throw new Error(`no cell ${name} in ALPACA_CELLS`);
  await home.client.query(
    `insert into directory.cells (name, open) values ($1, $2)
     on conflict (name) do update set open = excluded.open`,
    [name, open],
  );
};

const gibibytes = (bytes: number) => `${(bytes / 1024 ** 3).toFixed(1)} GiB`;

const show = async (owners: Owners) => {
  for (const { cell, open, tenants, burden } of await candidatesOf(owners)) {
    const orders = Math.round(burden.ordersADay);
    console.log(
      [
        cell.padEnd(6),
        `${(loadOf(burden) * 100).toFixed(0)} %`.padStart(6),
        `${tenants} tenants`.padStart(14),
        `${orders} orders a day`.padStart(24),
        gibibytes(burden.bytes).padStart(12),
        `  ${open ? 'takes new tenants' : 'takes no new tenants'}`,
      ].join(''),
    );
  }
};

const run = async () => {
  const owners = await openOwners(readConfig(process.env, 'migrate'), 'alpaca-cells');
  try {
    if (values.close) await setOpen(owners, values.close, false);
    if (values.open) await setOpen(owners, values.open, true);
    await show(owners);
  } finally {
    await owners.stop();
  }
};

if (values.help) console.log(usage);
else
  await run().catch((error) => {
    console.error((error as Error).message);
    process.exitCode = 1;
  });
