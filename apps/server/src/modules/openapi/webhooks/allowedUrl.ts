import { isIP } from 'node:net';
import type { Ctx } from '../../../platform/context.ts';
import type { Egress } from '../../../platform/egress/checkedLookup.ts';
import { isLoopback, isPublicAddress } from '../../../platform/egress/publicAddress.ts';
import { refuse } from '../../../platform/refusal.ts';

export const egressOf = (ctx: Ctx): Egress => ({ mayLoopback: ctx.node.config.webhookLoopback });

const isAllowedHost = (host: string, { mayLoopback }: Egress) => {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address)) return isPublicAddress(address) || (mayLoopback && isLoopback(address));
  // What a name stands for is looked at whenever something is sent.
  return host.includes('.') || (mayLoopback && host === 'localhost');
};

const isAllowed = (text: string, egress: Egress) => {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const isProtected = protocol === 'https:' || (egress.mayLoopback && protocol === 'http:');
  return isProtected && username + password === '' && isAllowedHost(hostname, egress);
};

/** Tells somebody who types an address that we would never send to; what counts is checked when it is sent. */
export const requireAllowedUrl = (ctx: Ctx, url: string) => {
  if (!isAllowed(url, egressOf(ctx))) refuse('webhook.urlNotAllowed');
};
