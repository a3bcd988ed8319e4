import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { codePurposes } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx, outsideTx, tenantWide } from '../../platform/db/tx.ts';
import { evenly } from '../../platform/evenly.ts';
import { fieldIndex } from '../../platform/fields/index.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { sendMessage } from '../../platform/messaging/outgoing.ts';
import { refuse } from '../../platform/refusal.ts';
import { signed } from '../../platform/secret.ts';
import { allow, used } from '../../platform/throttle.ts';
import { limits, pairOf } from './limits.ts';
import { countSms, requireSmsLeft } from './smsLimit.ts';
import * as users from './users.repository.ts';

type CodePurpose = (typeof codePurposes)[number];

const goodForMinutes = 10;
const triesAtMost = 5;

// Six digits are guessed from any plain hash in no time: without our secret this one tells nothing.
const hashOf = (ctx: Ctx, id: string, code: string) =>
  signed(ctx.node.config, 'code', `${id}:${code}`);

const newFlow = () => randomBytes(16).toString('base64url');
const flowHash = (flow: string) => hash('sha256', flow, 'buffer');

const countSending = async (ctx: Ctx, account: string, address: string) => {
  const counted =
    (await allow(ctx, limits.codesOfAddress, address)) &&
    (await allow(ctx, limits.codesOfAccountMinute, account)) &&
    (await allow(ctx, limits.codesOfAccountDay, account));
  if (!counted) refuse('auth.tooManyCodes');
};

/** A phone is not kept plain for the time that its code is good. */
const holderOfPhone = (ctx: Ctx, mobile: string) => fieldIndex(ctx, 'phone', mobile);

interface Sending {
  /** Whose code it is: the phone's, or the user's where the user can be named in several ways. */
  holder: string;
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  recipient: string;
  /** What only the browser that asked knows. */
  flow: string;
  address: string;
}

const write = (ctx: Ctx, { holder, purpose, channel, recipient, flow, address }: Sending) =>
  inTx(ctx, async (ctx) => {
    const id = newId();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    await ctx.db
      .insertInto('sent_codes')
      .values({
        tenant_id: ctx.tenant.id,
        id,
        account: holder,
        purpose,
        code_hash: hashOf(ctx, id, code),
        flow_hash: flowHash(flow),
        address,
        expires_at: new Date(Date.now() + goodForMinutes * 60_000),
      })
      .execute();
    const params = { code, minutes: String(goodForMinutes) };
    await sendMessage(ctx, {
      channel,
      recipient,
      subject: words(ctx.lang, `message.codeSubject.${purpose}`),
      body: words(ctx.lang, `message.code.${purpose}`, params),
      template: `code.${purpose}`,
      params,
    });
  });

/** Whatever names someone is asked for by, they are not sent more; the asker can't tell. */
const send = async (ctx: Ctx, sending: Sending) => {
  const { recipient } = sending;
  const counted =
    (await allow(ctx, limits.codesOfRecipientMinute, recipient)) &&
    (await allow(ctx, limits.codesOfRecipientDay, recipient));
  if (!counted) return;
  if (sending.channel === 'sms') await countSms(ctx);
  await write(ctx, sending);
};

const waitSeconds = limits.codesOfAccountMinute.seconds;

/** Sends a code to a phone where that makes sense; the answer is alike where it doesn't. */
export const sendToPhone = async (
  ctx: Ctx,
  asked: { mobile: string; purpose: CodePurpose },
  address: string,
) => {
  const { mobile, purpose } = asked;
  const flow = newFlow();
  await requireSmsLeft(ctx);
  await countSending(ctx, mobile, address);
  return evenly(async () => {
    const known = await users.findByPhone(ctx, mobile);
    const holder = purpose === 'resetPassword' ? known?.id : holderOfPhone(ctx, mobile);
    const wanted = purpose === 'register' ? !known : Boolean(known);
    if (wanted && holder) {
      await send(ctx, { holder, purpose, channel: 'sms', recipient: mobile, flow, address });
    }
    return { waitSeconds, flow };
  });
};

/** Whose a code for a new number is: this session's, with which it dies, and for this number only. */
const holderOfNew = (ctx: Ctx, mobile: string) =>
  `${ctx.session?.id}/${holderOfPhone(ctx, mobile)}`;

/**
 * Sends a code to the number that is to be a signed-in user's. One that is somebody's is sent none,
 * and the answer is alike: nobody finds out whose numbers these are by asking for codes.
 */
export const sendToNewMobile = async (ctx: Ctx, mobile: string, address: string) => {
  const flow = newFlow();
  await requireSmsLeft(ctx);
  await countSending(ctx, mobile, address);
  return evenly(async () => {
    const holder = holderOfNew(ctx, mobile);
    const sent = { holder, purpose: 'changeMobile', recipient: mobile } as const;
    if (await users.isFree(tenantWide(ctx), 'phone', mobile)) {
      await send(ctx, { ...sent, channel: 'sms', flow, address });
    }
    return { waitSeconds, flow };
  });
};

export const requireNewMobile = (
  ctx: Ctx,
  userId: string,
  given: { mobile: string } & TypedCode,
  address: string,
) => {
  const holder = holderOfNew(ctx, given.mobile);
  return requireCode(ctx, { ...given, account: userId, holder, purpose: 'changeMobile' }, address);
};

/** Sends a code for a new password to where the account can be reached. */
export const sendForReset = async (ctx: Ctx, account: string, address: string) => {
  const flow = newFlow();
  await requireSmsLeft(ctx);
  await countSending(ctx, account, address);
  return evenly(async () => {
    const user = await users.findByAccount(ctx, account);
    const recipient = user?.phone || user?.email;
    if (user && recipient) {
      const channel = user.phone ? 'sms' : 'mail';
      const sent = { holder: user.id, purpose: 'resetPassword', channel, recipient } as const;
      await send(ctx, { ...sent, flow, address });
    }
    return { waitSeconds, flow };
  });
};

export const sendCount = async (ctx: Ctx, account: string, address: string) => {
  if (!(await allow(ctx, limits.checksOfAddress, address))) refuse('request.tooMany');
  const day = await used(ctx, limits.codesOfAccountDay, account);
  const minute = await used(ctx, limits.codesOfAccountMinute, account);
  const sent = Math.min(day.points, limits.codesOfAccountDay.points);
  return {
    sent,
    left: limits.codesOfAccountDay.points - sent,
    waitSeconds: minute.points > 0 ? minute.waitSeconds : 0,
  };
};

/** What someone types of a code, with the flow that only the browser that asked for it has. */
export interface TypedCode {
  code: string;
  flow?: string | undefined;
}

interface GivenCode extends TypedCode {
  account: string;
  /** Whose code it must be, where that is not who has the phone that was typed. */
  holder?: string | undefined;
  purpose: CodePurpose;
}

const latest = (ctx: Ctx, { account, holder, purpose }: GivenCode) =>
  ctx.db
    .selectFrom('sent_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('account', '=', holder ?? holderOfPhone(ctx, account))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .orderBy('created_at', 'desc')
    .limit(1);

/** The code of the flow that was given; each look at it is one of its few tries. */
const ofFlow = async (ctx: Ctx, given: GivenCode) => {
  if (!given.flow) return undefined;
  const found = await ctx.db
    .updateTable('sent_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', () =>
      latest(ctx, given)
        .where('flow_hash', '=', flowHash(given.flow as string))
        .select('id'),
    )
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  return found && found.tries > triesAtMost ? refuse('auth.codeWrong') : found;
};

/**
 * Without a flow only a code that was asked for from this address; tries are counted for the account
 * at this address, and never against the code, which belongs to someone else perhaps.
 */
const ofAddress = async (ctx: Ctx, given: GivenCode, address: string) => {
  const counted = await allow(ctx, limits.codeTriesOfPair, pairOf(given.account, address));
  if (!counted) refuse('auth.tooManyTries');
  if (given.flow) return undefined;
  return latest(ctx, given)
    .where('address', '=', address)
    .select(['id', 'code_hash'])
    .executeTakeFirst();
};

/** Uses a code up, or refuses. Tries are counted even when what asked for the code is refused. */
export const requireCode = async (ctx: Ctx, given: GivenCode, address: string) => {
  const aside = outsideTx(ctx);
  const found = (await ofFlow(aside, given)) ?? (await ofAddress(aside, given, address));
  if (!found) return refuse('auth.codeWrong');
  if (!timingSafeEqual(found.code_hash, hashOf(ctx, found.id, given.code)))
    refuse('auth.codeWrong');
  const spent = await ctx.db
    .deleteFrom('sent_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', found.id)
    .executeTakeFirst();
  if (spent.numDeletedRows === 0n) refuse('auth.codeWrong');
};
