import type { OfficeDays } from '@alpaca/contract';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../src/platform/db/schema.gen.ts';
import { insertRows } from './insertRows.ts';
import { seedId } from './seedId.ts';

type Db = Kysely<DB>;

const minuteMs = 60_000;

interface Word {
  side: 'merchant' | 'staff';
  text: string;
  minutesAgo: number;
}

/** One that waits for its first answer, and one that was answered. */
const stories: readonly (readonly Word[])[] = [
  [
    {
      side: 'merchant',
      text: '你好，美国专线这周的提货时间有变化吗？我们周五有 40 票要交。',
      minutesAgo: 38,
    },
    { side: 'merchant', text: '仓库说周五下午可能不收货，想确认一下。', minutesAgo: 35 },
  ],
  [
    { side: 'merchant', text: '申报品名写“手机壳”可以吗？', minutesAgo: 190 },
    {
      side: 'staff',
      text: '可以，英文品名请写 Phone case，并补上海关编码。',
      minutesAgo: 172,
    },
  ],
];

const shift = { from: '09:00', to: '18:00' };
const days: OfficeDays = {
  mon: shift,
  tue: shift,
  wed: shift,
  thu: shift,
  fri: shift,
  sat: { from: '09:00', to: '12:00' },
  sun: null,
};

interface Asker {
  merchant_id: string;
  name_zh: string;
  owner_id: string;
}

const askersOf = async (db: Db, tenantId: string): Promise<Asker[]> => {
  const { rows } = await sql<Asker>`
    select m.merchant_id, m.name_zh, u.id as owner_id from merchants m
    join users u on u.tenant_id = m.tenant_id and u.merchant_id = m.merchant_id and u.is_owner
    where m.tenant_id = ${tenantId} and m.activation_status = 2
    order by m.code desc limit ${stories.length}`.execute(db);
  return rows;
};

/** Two merchants' talks with customer service, and when it answers. */
export const seedService = async (db: Db, tenantId: string, staffId: string, now = Date.now()) => {
  const made = await sql`select from service_talks where tenant_id = ${tenantId} limit 1`.execute(
    db,
  );
  if (made.rows.length > 0) return;
  const at = ({ minutesAgo }: Word) => new Date(now - minutesAgo * minuteMs);
  const talks = (await askersOf(db, tenantId)).map((asker, nth) => {
    const words = stories[nth] as readonly Word[];
    const id = seedId(`${asker.merchant_id}/service`);
    const last = words.at(-1) as Word;
    return { ...asker, words, id, threadId: seedId(`${id}/thread`), last };
  });
  await insertRows(
    db,
    'service_talks',
    talks.map(({ id, merchant_id, words, last }) => ({
      tenant_id: tenantId,
      id,
      merchant_id,
      waiting_since: last.side === 'merchant' ? at(words[0] as Word) : null,
      spoken_at: at(last),
      assignee_id: last.side === 'staff' ? staffId : null,
    })),
  );
  await insertRows(
    db,
    'threads',
    talks.map(({ id, threadId, merchant_id, name_zh, last }) => ({
      tenant_id: tenantId,
      merchant_id,
      id: threadId,
      subject_kind: 'service',
      subject_id: id,
      title: name_zh,
      turn: last.side === 'merchant' ? 'staff' : 'merchant',
      last_at: at(last),
    })),
  );
  await insertRows(
    db,
    'thread_messages',
    talks.flatMap(({ threadId, merchant_id, owner_id, words }) =>
      words.map((word, nth) => ({
        tenant_id: tenantId,
        merchant_id,
        thread_id: threadId,
        id: seedId(`${threadId}/${nth}`),
        side: word.side,
        user_id: word.side === 'merchant' ? owner_id : staffId,
        body: word.text,
        created_at: at(word),
      })),
    ),
  );
  await insertRows(db, 'service_hours', [
    {
      tenant_id: tenantId,
      revision: 1,
      days: JSON.stringify(days),
      closed_zh: '紧急情况请拨打合同上的值班电话。',
      closed_en: 'For emergencies call the duty number in your contract.',
    },
  ]);
};
