import { randomBytes } from 'node:crypto';
import { type AcsKey, signAcs3 } from './acs3.ts';
import { type Message, MessageFailed, type MessageProvider } from './port.ts';

// Alibaba Cloud Dysmsapi, version 2017-05-25, operation SendSms, by its published HTTP API. The
// vendor's live service cannot be reached from tests: they hold this file against a local server
// that follows the documents, and against the worked example of the signature.
const action = 'SendSms';
const version = '2017-05-25';
const timeout = 10_000;

type AliyunSmsOptions = { endpoint: URL; signName: string; key: AcsKey };

type Answer = { Code?: string; Message?: string; BizId?: string; RequestId?: string };

// The vendor's own troubles. All other codes concern the number, the template, the account or a
// limit per number and hour (isv.BUSINESS_LIMIT_CONTROL): a retry soon after only adds to those.
const passing =
  /^(isp\.(SYSTEM_ERROR|GATEWAY_ERROR|UNKNOWN)|Throttling|ServiceUnavailable|InternalError|SignatureNonceUsed)/;

const isRetryable = (status: number, code: string) =>
  status >= 500 || status === 429 || passing.test(code);

// The vendor takes several numbers with commas between them; a message here has one.
const phone = /^\+?(\d{5,20})$/;

const parametersOf = ({ to, template }: Message, signName: string) => {
  const number = phone.exec(to)?.[1];
  if (!number) throw new MessageFailed('number.invalid', false);
  if (!template) throw new MessageFailed('template.missing', false);
  return {
    PhoneNumbers: number,
    SignName: signName,
    TemplateCode: template.code,
    TemplateParam: JSON.stringify(template.params),
  };
};

const readAnswer = async (response: Response): Promise<Answer> => {
  const answer: unknown = await response.json().catch(() => null);
  return typeof answer === 'object' && answer !== null ? answer : {};
};

const post = async (endpoint: URL, query: string, headers: Record<string, string>) => {
  try {
    const response = await fetch(new URL(`/?${query}`, endpoint), {
      method: 'POST',
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    });
    return { status: response.status, answer: await readAnswer(response) };
  } catch (cause) {
    // SendSms knows no idempotency: if only the answer was lost, a retry sends the text twice.
    const timedOut = cause instanceof Error && cause.name === 'TimeoutError';
    throw new MessageFailed(timedOut ? 'timeout' : 'network', true, cause);
  }
};

export const aliyunSmsProvider = ({
  endpoint,
  signName,
  key,
}: AliyunSmsOptions): MessageProvider => ({
  async send(message) {
    const { query, headers } = signAcs3(
      {
        method: 'POST',
        host: endpoint.host,
        path: '/',
        query: parametersOf(message, signName),
        body: '',
        action,
        version,
        date: new Date().toISOString().replace(/\.\d+Z$/, 'Z'),
        nonce: randomBytes(16).toString('hex'),
      },
      key,
    );
    const { status, answer } = await post(endpoint, query, headers);
    if (status === 200 && answer.Code === 'OK') {
      return { providerId: answer.BizId ?? answer.RequestId ?? '' };
    }
    // A 200 without a code is some proxy's page, not the vendor's word.
    if (status === 200 && !answer.Code) throw new MessageFailed('unreadable', true);
    const code = answer.Code ?? `http.${status}`;
    throw new MessageFailed(code, isRetryable(status, code));
  },
});
