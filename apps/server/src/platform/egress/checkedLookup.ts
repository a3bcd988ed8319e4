import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopback, isPublicAddress } from './publicAddress.ts';

export interface Egress {
  /** Only on a developer's machine. */
  mayLoopback: boolean;
}

const failure = (code: string) => Object.assign(new Error(code), { code });
/** The code of an error where an address is not one that we send to. */
export const refusedCode = 'EGRESS_REFUSED';

const isAllowed = ({ mayLoopback }: Egress, address: string) =>
  isPublicAddress(address) || (mayLoopback && isLoopback(address));

// The system's own look-up waits in one of four threads that all share: names that hang would stop everybody.
const namesOf = new Resolver({ timeout: 3_000, tries: 2 });

const resolve = async (name: string): Promise<string[]> => {
  if (isIP(name)) return [name];
  if (name === 'localhost') return ['127.0.0.1'];
  const found = await Promise.allSettled([namesOf.resolve4(name), namesOf.resolve6(name)]);
  return found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
};

/** The addresses of a name, or an error where there are none, or one of them is not to be sent to. */
export const checkedAddresses = async (egress: Egress, name: string): Promise<string[]> => {
  const addresses = await resolve(name.replace(/^\[|\]$/g, ''));
  if (addresses.length === 0) throw failure('ENOTFOUND');
  if (!addresses.every((address) => isAllowed(egress, address))) throw failure(refusedCode);
  return addresses;
};

/**
 * A look-up for a connection: what is connected to is what was checked, so a name that answers otherwise
 * the second time gains nothing.
 */
export const checkedLookup =
  (egress: Egress): LookupFunction =>
  (name, options, answer) => {
    checkedAddresses(egress, name).then(
      (addresses) => {
        const all = addresses.map((address) => ({ address, family: isIP(address) }));
        const [first] = all as [(typeof all)[number]];
        if (options.all) answer(null, all);
        else answer(null, first.address, first.family);
      },
      (error) => answer(error, '', 0),
    );
  };
