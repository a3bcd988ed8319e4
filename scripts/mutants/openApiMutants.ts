import type { Mutant } from './mutants.ts';

const openapi = 'apps/server/src/modules/openapi';
const hooks = `${openapi}/webhooks`;

/** Of programs that call us and that we call: each opens a door, or tells somebody what is not theirs. */
export const openApiMutants: readonly Mutant[] = [
  {
    name: 'key-good-in-its-last-moment',
    file: `${openapi}/door/goodKey.ts`,
    breaks: 'moment !== null && moment <= now',
    into: 'moment !== null && moment < now',
    tests: [`${openapi}/door/goodKey.test.ts`],
  },
  {
    name: 'former-key-good-for-ever',
    file: `${openapi}/door/goodKey.ts`,
    breaks: '  !isPast(key.graceUntil, now) &&\n',
    into: '',
    tests: [`${openapi}/door/goodKey.test.ts`],
  },
  {
    name: 'signed-for-another-address',
    file: `${openapi}/door/requestSignature.ts`,
    breaks: '[time, method, url, bodyHash].join',
    into: "[time, method, url.split('?')[0], bodyHash].join",
    tests: [`${openapi}/door/requestSignature.test.ts`],
  },
  {
    name: 'signed-long-ago',
    file: `${openapi}/door/requestSignature.ts`,
    breaks: 'Math.abs(now / 1000 - Number(time)) > freshSeconds',
    into: 'Number(time) - now / 1000 > freshSeconds',
    tests: [`${openapi}/door/requestSignature.test.ts`],
  },
  {
    name: 'masked-but-for-dashes',
    file: `${openapi}/requests/maskBody.ts`,
    breaks: "name.toLowerCase().replace(/[_-]/g, '')",
    into: 'name.toLowerCase()',
    tests: [`${openapi}/requests/maskBody.test.ts`],
  },
  {
    name: 'rolled-secret-alone-signs',
    file: `${hooks}/signature.ts`,
    breaks: 'secrets.map((secret) => signatureOf(secret, signed))',
    into: 'secrets.slice(0, 1).map((secret) => signatureOf(secret, signed))',
    tests: [`${hooks}/signature.test.ts`],
  },
  {
    name: 'endpoint-that-is-back-left-alone',
    file: `${hooks}/delivery/breaker.ts`,
    breaks: 'done.failed === 0 && done.ok > 0',
    into: 'done.failed === 0 && done.ok > 1',
    tests: [`${hooks}/delivery/breaker.test.ts`],
  },
  {
    name: 'endpoint-may-make-us-wait-for-years',
    file: `${hooks}/delivery/retries.ts`,
    breaks: 'asked > 0 ? Math.min(asked, retryAfterMostMs) : null',
    into: 'asked > 0 ? asked : null',
    tests: [`${hooks}/delivery/retries.test.ts`],
  },
];
