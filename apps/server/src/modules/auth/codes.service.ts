import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import type { codePurposes } from '@alpaca/contract';
import type { Ctx } from '../../platform/context.ts';
import { inTx, outsideTx } from '../../platform/db/tx.ts';
import { words } from '../../platform/i18n/i18n.ts';
import { newId } from '../../platform/ids.ts';
import { sendMessage } from '../../platform/messaging/outgoing.ts';
import { refuse } from '../../platform/refusal.ts';
import { allow, used } from '../../platform/throttle.ts';
import { limits } from './limits.ts';
import * as users from './users.repository.ts';

type CodePurpose = (typeof codePurposes)[number];

const goodForMinutes = 10;
const triesAtMost = 5;

const hashOf = (id: string, code: string) => createHash('sha256').update(`${id}:${code}`).digest();

const countSending = async (ctx: Ctx, account: string, address: string) => {
  const counted =
    (await allow(ctx, limits.codesOfAddress, address)) &&
    (await allow(ctx, limits.codesOfAccountMinute, account)) &&
    (await allow(ctx, limits.codesOfAccountDay, account));
  if (!counted) refuse('auth.tooManyCodes');
};

interface Sending {
  /** Whose code it is: the phone's, or the user's where the user can be named in several ways. */
  holder: string;
  purpose: CodePurpose;
  channel: 'sms' | 'mail';
  recipient: string;
}

const write = (ctx: Ctx, { holder, purpose, channel, recipient }: Sending) =>
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
        code_hash: hashOf(id, code),
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
  if (counted) await write(ctx, sending);
};

const waitSeconds = limits.codesOfAccountMinute.seconds;

/** Sends a code to a phone where that makes sense; the answer is alike where it doesn't. */
export const sendToPhone = async (
  ctx: Ctx,
  asked: { mobile: string; purpose: CodePurpose },
  address: string,
) => {
  const { mobile, purpose } = asked;
  await countSending(ctx, mobile, address);
  const known = await users.findByPhone(ctx, mobile);
  const holder = purpose === 'resetPassword' ? known?.id : mobile;
  const wanted = purpose === 'register' ? !known : Boolean(known);
  if (wanted && holder) await send(ctx, { holder, purpose, channel: 'sms', recipient: mobile });
  return { waitSeconds };
};

/** Whose a code for a new number is: this user's and for this number only. */
const holderOfNew = (userId: string, mobile: string) => `${userId}/${mobile}`;

/** Sends a code to the number that is to be a signed-in user's. */
export const sendToNewMobile = async (
  ctx: Ctx,
  userId: string,
  mobile: string,
  address: string,
) => {
  await countSending(ctx, mobile, address);
  const holder = holderOfNew(userId, mobile);
  await send(ctx, { holder, purpose: 'changeMobile', channel: 'sms', recipient: mobile });
  return { waitSeconds };
};

export const requireNewMobile = (ctx: Ctx, userId: string, mobile: string, code: string) => {
  const holder = holderOfNew(userId, mobile);
  return requireCode(ctx, { account: userId, holder, purpose: 'changeMobile', code });
};

/** Sends a code for a new password to where the account can be reached. */
export const sendForReset = async (ctx: Ctx, account: string, address: string) => {
  await countSending(ctx, account, address);
  const user = await users.findByAccount(ctx, account);
  const recipient = user?.phone || user?.email;
  if (user && recipient) {
    const channel = user.phone ? 'sms' : 'mail';
    await send(ctx, { holder: user.id, purpose: 'resetPassword', channel, recipient });
  }
  return { waitSeconds };
};

export const sendCount = async (ctx: Ctx, account: string) => {
  const day = await used(ctx, limits.codesOfAccountDay, account);
  const minute = await used(ctx, limits.codesOfAccountMinute, account);
  const sent = Math.min(day.points, limits.codesOfAccountDay.points);
  return {
    sent,
    left: limits.codesOfAccountDay.points - sent,
    waitSeconds: minute.points > 0 ? minute.waitSeconds : 0,
  };
};

interface GivenCode {
  account: string;
  /** Whose code it must be, where that is not the account as it was typed. */
  holder?: string | undefined;
  purpose: CodePurpose;
  code: string;
}

/** Uses a code up, or refuses. Tries are counted even when what asked for the code is refused. */
export const requireCode = async (ctx: Ctx, given: GivenCode) => {
  const { account, holder = account, purpose, code } = given;
  if (!(await allow(ctx, limits.codeTriesOfAccount, account))) refuse('auth.tooManyTries');
  const latest = await outsideTx(ctx)
    .db.updateTable('sent_codes')
    .set((set) => ({ tries: set('tries', '+', 1) }))
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', (sub) =>
      sub
        .selectFrom('sent_codes')
        .where('tenant_id', '=', ctx.tenant.id)
        .where('account', '=', holder)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', new Date())
        .orderBy('created_at', 'desc')
        .limit(1)
        .select('id'),
    )
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (!latest || latest.tries > triesAtMost) return refuse('auth.codeWrong');
  if (!timingSafeEqual(latest.code_hash, hashOf(latest.id, code))) refuse('auth.codeWrong');
  const spent = await ctx.db
    .deleteFrom('sent_codes')
    .where('tenant_id', '=', ctx.tenant.id)
    .where('id', '=', latest.id)
    .executeTakeFirst();
  if (spent.numDeletedRows === 0n) refuse('auth.codeWrong');
};
