import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Config } from '../../../platform/config.ts';

interface PrintKeys {
  /** As print clients are shown it, with whatever stands in between. */
  certificate: string;
  key: KeyObject;
}

const pemOrFile = (text: string) =>
  text.includes('-----BEGIN') ? text : readFileSync(text, 'utf8');

const read = ({ printCertificate, printKey }: Config): PrintKeys => {
  const certificate = pemOrFile(printCertificate);
  const key = createPrivateKey(pemOrFile(printKey));
  if (key.asymmetricKeyType !== 'rsa' || !new X509Certificate(certificate).checkPrivateKey(key)) {
    throw new Error('not a pair');
  }
  return { certificate, key };
};

const open = (config: Config): PrintKeys | null => {
  if (!config.printCertificate && !config.printKey) return null;
  try {
    return read(config);
  } catch {
    // What went wrong may repeat a part of the key.
    throw new Error(
      'environment: ALPACA_PRINT_CERTIFICATE, ALPACA_PRINT_KEY: a certificate and its RSA key, as PEM or the paths of PEM files',
    );
  }
};

const opened = new WeakMap<Config, PrintKeys | null>();

/** What print clients know this installation by; null where it has nothing of the kind. */
export const printKeysOf = (config: Config): PrintKeys | null => {
  const known = opened.get(config);
  if (known !== undefined) return known;
  const keys = open(config);
  opened.set(config, keys);
  return keys;
};
