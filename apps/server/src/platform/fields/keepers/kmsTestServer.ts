import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  KeyId?: string;
  Plaintext?: string;
  CiphertextBlob?: string;
  EncryptionContext?: Record<string, string>;
}

const refused = (type: string) => ({ status: 400, body: { __type: type, message: type } });

/** Answers Encrypt and Decrypt as AWS describes them (JSON 1.1); what was sealed for another context it refuses. */
export const startKms = async () => {
  const master = randomBytes(32);
  const seen: { target: string; signed: boolean; keyId: string }[] = [];
  let failing = 0;
  const about = (asked: Asked) =>
    createHash('sha256')
      .update(JSON.stringify(asked.EncryptionContext ?? {}))
      .digest();
  const encrypt = (asked: Asked) => {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', master, nonce).setAAD(about(asked));
    const body = Buffer.concat([
      cipher.update(Buffer.from(asked.Plaintext ?? '', 'base64')),
      cipher.final(),
    ]);
    const blob = Buffer.concat([nonce, cipher.getAuthTag(), body]);
    return { status: 200, body: { CiphertextBlob: blob.toString('base64'), KeyId: asked.KeyId } };
  };
  const decrypt = (asked: Asked) => {
    const blob = Buffer.from(asked.CiphertextBlob ?? '', 'base64');
    try {
      const decipher = createDecipheriv('aes-256-gcm', master, blob.subarray(0, 12))
        .setAAD(about(asked))
        .setAuthTag(blob.subarray(12, 28));
      const text = Buffer.concat([decipher.update(blob.subarray(28)), decipher.final()]);
      return { status: 200, body: { Plaintext: text.toString('base64'), KeyId: asked.KeyId } };
    } catch {
      return refused('InvalidCiphertextException');
    }
  };
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const asked = JSON.parse(Buffer.concat(parts).toString()) as Asked;
    const target = String(request.headers['x-amz-target']);
    const signed = /^AWS4-HMAC-SHA256 /.test(String(request.headers.authorization));
    seen.push({ target, signed, keyId: asked.KeyId ?? '' });
    const works: Record<string, (asked: Asked) => { status: number; body: object }> = {
      'TrentService.Encrypt': encrypt,
      'TrentService.Decrypt': decrypt,
    };
    failing -= 1;
    const answer =
      failing >= 0
        ? { status: 500, body: { __type: 'KMSInternalException' } }
        : (works[target]?.(asked) ?? refused('UnknownOperationException'));
    reply.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' });
    reply.end(JSON.stringify(answer.body));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    failNext: (times: number) => {
      failing = times;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};
