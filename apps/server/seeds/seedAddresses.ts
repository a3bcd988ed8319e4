import { ConsigneeForm, ShipperForm } from '@alpaca/contract';
import type { Insertable, Kysely } from 'kysely';
import * as z from 'zod/mini';
import { rowOf, searchText } from '../src/modules/addresses/index.ts';
import type { DB } from '../src/platform/db/schema.gen.ts';
import type { Sealing } from '../src/platform/fields/index.ts';
import { consigneePlaces, consigneeTags, deliveryCodes, shipperPlaces } from './addresses.ts';
import { insertRows } from './insertRows.ts';
import type { MerchantSeed } from './people.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const consigneesEach = 42;

const at = <T>(list: readonly T[], n: number) => list[n % list.length] as T;

// More than half of what the demo ships goes to the US.
const countryFor = (n: number) =>
  n % 2 === 0 ? at(consigneePlaces, 0) : at(consigneePlaces.slice(1), (n - 1) / 2);

const consignee = (n: number, offset: number): ConsigneeForm => {
  const { country, people, places, phone, tax } = countryFor(n);
  // Each country goes through its own people and places.
  const others = (consigneePlaces.length - 1) * 2;
  const turn = Math.floor(n / (country === 'US' ? 2 : others)) + offset;
  const [province, city, postCode, address1] = at(places, turn + Math.floor(turn / 5));
  const name = at(people, turn);
  return z.parse(ConsigneeForm, {
    alias: n % 3 === 0 ? `${country}-${100 + n}` : '',
    name,
    company: n % 6 === 4 ? `${name.split(' ').at(-1)} Trading` : '',
    phone: phone(n + offset * 7),
    countryCode: country,
    province,
    city,
    postCode,
    address1,
    addressType: n % 6 === 4 ? 'business' : 'residential',
    tags: [...(n % 3 === 0 ? [at(consigneeTags, turn)] : []), ...(n % 7 === 0 ? ['VIP'] : [])],
    ...tax?.(n),
    isDefault: n === 0,
  });
};

// The last one is the sixth again, written otherwise: the book finds such.
const demoConsignee = (n: number, offset: number): ConsigneeForm => {
  if (n < consigneesEach - 1) return consignee(n, offset);
  const again = consignee(5, offset);
  return { ...again, name: again.name.toUpperCase(), alias: '', tags: [] };
};

const shipper = (merchant: MerchantSeed, n: number, isDefault: boolean): ShipperForm => {
  const [person] = merchant.users;
  return z.parse(ShipperForm, {
    name: merchant.users[n % merchant.users.length]?.realname ?? merchant.zh,
    company: merchant.zh,
    phone: person?.phone ?? '13800000000',
    email: person?.email ?? '',
    ...at(shipperPlaces, n),
    tags: n < 2 ? ['交货仓'] : [],
    isDefault,
  });
};

/** The books of a merchant that is active; whoever is not yet begins with none. */
export const seedAddresses = async (
  db: Db,
  sealing: Sealing,
  tenantId: string,
  merchant: MerchantSeed,
  offset: number,
) => {
  if (!merchant.active) return;
  const merchantId = seedId(`${tenantId}/merchant/${merchant.code}`);
  const whose = { tenantId, merchantId };
  // Older than any id that is made now, since books show the latest first.
  const idOf = (kind: string, n: number) =>
    `01900000${seedId(`${merchantId}/${kind}/${n}`).slice(8)}`;
  await insertRows(
    db,
    'shippers',
    Array.from({ length: 2 + (offset % 3) }, (_, n) => ({
      ...rowOf(sealing, whose, 'shipper', shipper(merchant, n, n === 0)),
      id: idOf('shipper', n),
    })) as Insertable<DB['shippers']>[],
  );
  await insertRows(
    db,
    'consignees',
    Array.from({ length: consigneesEach }, (_, n) => ({
      ...rowOf(sealing, whose, 'consignee', demoConsignee(n, offset)),
      id: idOf('consignee', n),
    })) as Insertable<DB['consignees']>[],
  );
};

/** Codes of well-known warehouses, which the tenant offers to all its merchants. */
export const seedDeliveryCodes = async (db: Db, tenantId: string) => {
  const rows = deliveryCodes.map((seed) => {
    const [
      code = '',
      company,
      country_code = '',
      province = '',
      city = '',
      post_code,
      street = '',
    ] = seed;
    const entered = { code, name: code, company, city, postCode: post_code };
    return {
      tenant_id: tenantId,
      id: seedId(`${tenantId}/delivery/${code}`),
      merchant_id: null,
      code,
      name: code,
      company,
      country_code,
      province,
      city,
      post_code,
      address1: street,
      search: searchText(entered),
    };
  });
  await insertRows(db, 'delivery_addresses', rows);
};
