import type { ChannelForm } from '@alpaca/contract';
import type { PoolClient } from 'pg';
import { makeTenant, nameHosts } from '../../../seeds/makeTenant.ts';
import { addBankAccount } from '../../modules/finance/index.ts';
import { addCarrier, addLine, type LineTemplate } from '../../modules/products/index.ts';
import { addWarehouse } from '../../modules/warehouses/index.ts';
import { kyselyOver } from '../../platform/db/kysely.ts';
import { sealingOf } from '../../platform/fields/index.ts';
import type { Keeper } from '../../platform/fields/keepers/keeper.ts';
import { newId } from '../../platform/ids.ts';
import { administratorsOf } from '../administrators.ts';
import { firstAdministrator } from '../firstAdministrator.ts';
import type { Owner } from '../owners.ts';
import { accountFrom, houseFrom } from './firstHouse.ts';
import { bankQuestions, houseQuestions } from './houseQuestions.ts';
import { lineTemplates } from './lineTemplates.ts';
import {
  administratorQuestions,
  asked,
  carrierQuestions,
  lineQuestions,
  logoAddress,
  type Question,
  type Said,
  tenantQuestions,
} from './questions.ts';
import { requireFreeHost, type Standing, type StandingTenant, standingOf } from './standing.ts';
import { tenantCtx } from './tenantCtx.ts';

/** A tenant without a host was left half made: its cell had it, and the directory's home was gone. */
const hostQuestions = ({ hosts }: StandingTenant) =>
  hosts.length > 0 ? [] : tenantQuestions.filter(({ option }) => option === 'host');

/** What has to be said yet: nobody is asked about what stands. */
export const questionsFor = (standing: Standing): Question[] => [
  ...(standing.tenant ? hostQuestions(standing.tenant) : tenantQuestions),
  ...(standing.administrator ? [] : administratorQuestions),
  ...(standing.carrier ? [] : carrierQuestions),
  ...(standing.line ? [] : lineQuestions),
  ...(standing.warehouse ? [] : houseQuestions),
  ...(standing.account ? [] : bankQuestions),
];

type Answers = Said & { code: string };

const rangeDigits = 9;

const carrierFrom = (said: Answers): Parameters<typeof addCarrier>[1] => {
  const [name, adapter] = [asked(said, 'carrier'), asked(said, 'booking')];
  const code =
    name
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'CARRIER';
  const channel = { code: code.slice(0, 30), nameZh: name, nameEn: name, carrier: name };
  const booked = (adapter: ChannelForm['adapter'], settings: ChannelForm['settings']) => ({
    channel: { ...channel, adapter, settings },
  });
  if (adapter === 'manual') return booked('manual', {});
  if (adapter === 'karrio') return booked('karrio', { service: asked(said, 'service') });
  const prefix = asked(said, 'prefix');
  const last = 10 ** rangeDigits - 1;
  return {
    ...booked('own', { range: prefix }),
    range: { code: prefix, prefix, digits: rangeDigits, first: 1, last, warnBelow: 10_000 },
  };
};

const firstUserOf = async (db: Parameters<typeof administratorsOf>[0], tenantId: string) => {
  const [first] = await administratorsOf(db, tenantId);
  if (!first) throw new Error('there is no administrator');
  return first.id;
};

export interface SetUp {
  /** What was made and what stood, a line each. */
  lines: string[];
  /** Where the administrator chooses a password; null where that was done. */
  link: { host: string; path: string } | null;
}

/**
 * Makes of a tenant what is not there yet, in the caller's transactions in its cell and at the directory's home;
 * what stands stays as it is.
 */
export const setUpTenant = async (
  { client, cell }: Owner,
  home: PoolClient,
  keeper: Keeper,
  said: Answers,
): Promise<SetUp> => {
  const db = kyselyOver((text, params) => client.query(text, params));
  const directory = kyselyOver((text, params) => home.query(text, params));
  const before = await standingOf(db, said.code, directory);
  const lines: string[] = [];
  const say = (isNew: boolean, what: string) =>
    lines.push(`${isNew ? 'made  ' : 'stands'}  ${what}`);
  /** For what a tenant can begin without. */
  const sayOr = (option: 'warehouse' | 'bank', stands: string | null, made = '') => {
    const what = option === 'bank' ? 'account to pay into:' : 'warehouse';
    if (stands || made) say(!stands, `${what} ${stands ?? made}`);
    else lines.push(`none    ${what} add it on its page, or run this again with --${option}`);
  };
  if (!before.tenant) {
    const host = asked(said, 'host');
    await requireFreeHost(directory, host);
    const made = {
      tenantId: newId(),
      cell,
      code: said.code,
      zh: asked(said, 'name-zh'),
      en: asked(said, 'name-en'),
      hosts: [host.toLowerCase()],
      zone: asked(said, 'zone'),
      logo: logoAddress(asked(said, 'logo')),
    };
    await makeTenant(db, made, directory);
  } else if (before.tenant.hosts.length === 0) {
    const host = asked(said, 'host');
    await requireFreeHost(directory, host);
    await nameHosts(directory, before.tenant.id, cell, [host.toLowerCase()]);
  }
  const { tenant } = await standingOf(db, said.code, directory);
  if (!tenant) throw new Error(`${said.code} could not be made`);
  const { nameZh, nameEn, zone, hosts } = tenant;
  say(!before.tenant, `tenant ${said.code}: ${nameZh} / ${nameEn}, ${hosts.join(', ')}, ${zone}`);

  const link = before.administrator
    ? null
    : await firstAdministrator(
        db,
        {
          cell,
          tenant: said.code,
          user: asked(said, 'user'),
          realname: said.realname,
          settings: { twoPeopleTopUp: Number(asked(said, 'two-people-above')) },
        },
        directory,
      );
  say(!before.administrator, `administrator ${before.administrator ?? said.user}`);

  const ctx = await tenantCtx(client, {
    id: tenant.id,
    cell,
    code: said.code,
    nameZh,
    nameEn,
    zone,
    logoUrl: '',
    helpUrl: '',
    chatUrl: '',
    twinOf: null,
    ...(await sealingOf(db, keeper, tenant.id)).tenant,
  });
  const carrierId = before.carrier?.id ?? (await addCarrier(ctx, carrierFrom(said))).id;
  say(!before.carrier, `carrier ${before.carrier?.name ?? said.carrier}`);

  let productId = before.line?.id;
  if (!before.line) {
    const template = lineTemplates[asked(said, 'line')] as LineTemplate;
    ({ productId } = await addLine(ctx, carrierId, template));
    say(true, `line ${template.product.nameEn} with its price sheet ${template.sheet.code}`);
  } else say(false, `line ${before.line.name}`);

  if (!before.warehouse && said.warehouse) {
    const userId = await firstUserOf(db, tenant.id);
    await addWarehouse(ctx, houseFrom(said, { zone, productId: productId ?? '', userId }));
  }
  sayOr('warehouse', before.warehouse, said.warehouse);
  if (!before.account && said.bank) await addBankAccount(ctx, accountFrom(said));
  sayOr('bank', before.account, said.bank);
  return { lines, link };
};
