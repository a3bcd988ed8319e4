import { randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Solution, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Ctx } from '../../platform/context.ts';
import { keyFor } from '../../platform/secret.ts';

// One step is about a millisecond of a desktop's time, and for us as much once per challenge.
const iterations = 5_000;
const hardestTimes = 20;

const secrets = (ctx: Ctx) => ({
  hmacSignatureSecret: keyFor(ctx.node.config, 'proof').toString('hex'),
  hmacKeySignatureSecret: keyFor(ctx.node.config, 'proof key').toString('hex'),
});

/**
 * Work for a browser: the more has failed from its address, the more of it. It belongs to one
 * picture, and like that is good once and for a few minutes.
 */
export const newChallenge = (
  ctx: Ctx,
  { captchaKey, expiresAt, failures }: { captchaKey: string; expiresAt: Date; failures: number },
): Promise<Challenge> => {
  const steps = ctx.node.config.proofSteps * Math.min(hardestTimes, 1 + Math.floor(failures / 10));
  return createChallenge({
    ...secrets(ctx),
    algorithm: 'PBKDF2/SHA-256',
    cost: iterations,
    // Never found at once, and never far beyond what was meant.
    counter: randomInt(Math.ceil(steps / 2), steps + 1),
    data: { captchaKey, tenant: ctx.tenant.code },
    deriveKey,
    expiresAt,
  });
};

interface Proof {
  challenge: Challenge;
  solution: Solution;
}

const read = (text: string): Proof | null => {
  try {
    const proof = JSON.parse(Buffer.from(text, 'base64').toString()) as Partial<Proof> | null;
    return proof?.challenge?.parameters && proof.solution ? (proof as Proof) : null;
  } catch {
    return null;
  }
};

/** Whether the work for this very picture was done. */
export const isProof = async (ctx: Ctx, captchaKey: string, text: string): Promise<boolean> => {
  const proof = read(text);
  const data = proof?.challenge.parameters.data;
  if (!proof || data?.captchaKey !== captchaKey || data.tenant !== ctx.tenant.code) return false;
  // Whatever a stranger wrote into it must not become an error of ours.
  const result = await verifySolution({ ...secrets(ctx), ...proof, deriveKey }).catch(() => null);
  return result?.verified === true;
};
