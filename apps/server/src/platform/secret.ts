import { createHmac } from 'node:crypto';
import type { Config } from './config.ts';

/** A key for one purpose: what is signed for another is worth nothing here. */
export const keyFor = ({ secret }: Pick<Config, 'secret'>, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();

export const signed = (config: Pick<Config, 'secret'>, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyFor(config, purpose)).update(text).digest();

/** Signs codes and devices, so an api without a secret of its own does not start. */
export const requireSecret = ({ secret }: Pick<Config, 'secret'>) => {
  if (secret.length < 32) {
    throw new Error(
      'environment: ALPACA_SECRET: 32 or more random characters, the same for every api (openssl rand -base64 32)',
    );
  }
};
