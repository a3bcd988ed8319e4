import { hash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => hash('sha256', text, 'buffer');

/** A browser asks its person for a name and a password: the token is the password, under any name. */
const asBearer = (authorization: string) => {
  const basic = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1];
  if (!basic) return authorization;
  const said = Buffer.from(basic, 'base64').toString();
  return `Bearer ${said.slice(said.indexOf(':') + 1)}`;
};

/**
 * Whether the token of those who run the system is shown. Digests are compared, because only texts of one length
 * can be without telling how much is right.
 */
export const showsToken = (token: string, authorization = '') =>
  token !== '' && timingSafeEqual(digest(`Bearer ${token}`), digest(asBearer(authorization)));
