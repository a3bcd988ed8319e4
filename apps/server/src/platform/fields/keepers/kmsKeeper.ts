import { DecryptCommand, EncryptCommand, KMSClient } from '@aws-sdk/client-kms';
import type { Keeper } from './keeper.ts';

const prefix = 'kms:';

interface Place {
  keyId: string;
  region: string | undefined;
  endpoint: string | undefined;
}

/** `kms:alias/alpaca?region=eu-central-1`; an ARN or a key's id as well. */
export const readPlace = (text: string): Place => {
  const [keyId = '', query = ''] = text.slice(prefix.length).split('?');
  if (!keyId) throw new Error('ALPACA_KEYS: kms: needs the name of a key, as in kms:alias/alpaca');
  const options = new URLSearchParams(query);
  return {
    keyId,
    region: options.get('region') ?? undefined,
    endpoint: options.get('endpoint') ?? undefined,
  };
};

/**
 * The master key stays with AWS, or who answers like it; here are only answers to one data key at a
 * time. Who asks is told by the environment, as for files in S3.
 */
export const kmsKeeper = (text: string): Keeper => {
  const { keyId, region, endpoint } = readPlace(text);
  const client = new KMSClient({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    maxAttempts: 4,
  });
  const current = `${prefix}${keyId}`;
  return {
    current,
    opens: (by) => by.startsWith(prefix),
    async wrap(about, key) {
      const answer = await client.send(
        new EncryptCommand({ KeyId: keyId, Plaintext: key, EncryptionContext: { about } }),
      );
      if (!answer.CiphertextBlob) throw new Error('KMS answered without a wrapped key');
      return { wrapped: Buffer.from(answer.CiphertextBlob), by: current };
    },
    async unwrap(about, { wrapped, by }) {
      const answer = await client.send(
        new DecryptCommand({
          KeyId: by.slice(prefix.length),
          CiphertextBlob: wrapped,
          EncryptionContext: { about },
        }),
      );
      if (!answer.Plaintext) throw new Error('KMS answered without a key');
      return Buffer.from(answer.Plaintext);
    },
  };
};
