import { aliyunSmsProvider } from './aliyunSms.ts';
import { devProvider } from './dev.ts';
import type { MessageProvider } from './port.ts';
import { smtpProvider } from './smtp.ts';

export { MessageFailed, type MessageProvider } from './port.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const parse = (address: string, channel: string): URL => {
  // The address may hold a password, so that no error repeats it.
  if (!URL.canParse(address)) throw new Error(`the ${channel} address cannot be read`);
  return new URL(address);
};

const needed = (value: string | null | undefined, what: string): string => {
  if (!value) throw new Error(`${what} is missing`);
  return value;
};

const openAliyun = (url: URL, environment: Environment): MessageProvider => {
  const endpoint = url.searchParams.get('endpoint') ?? 'dysmsapi.aliyuncs.com';
  return aliyunSmsProvider({
    endpoint: new URL(/^https?:\/\//.test(endpoint) ? endpoint : `https://${endpoint}`),
    signName: needed(url.searchParams.get('signName'), 'signName of the SMS address'),
    key: {
      id: needed(url.searchParams.get('accessKeyId'), 'accessKeyId of the SMS address'),
      secret: needed(environment.ALPACA_ALIYUN_SECRET, 'ALPACA_ALIYUN_SECRET'),
    },
  });
};

const openSmtp = (url: URL): MessageProvider => {
  const secure = url.protocol === 'smtps:';
  const login = url.username
    ? { user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) }
    : {};
  return smtpProvider({
    host: needed(url.hostname, 'host of the mail address'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...login,
    from: needed(url.searchParams.get('from'), 'from of the mail address'),
  });
};

/** `dev`, or `aliyun:?accessKeyId=…&signName=…&endpoint=…` with the secret in ALPACA_ALIYUN_SECRET. */
export const openSmsProvider = (
  address: string,
  environment: Environment = process.env,
): MessageProvider => {
  if (address === 'dev') return devProvider();
  const url = parse(address, 'SMS');
  if (url.protocol === 'aliyun:') return openAliyun(url, environment);
  throw new Error(`no SMS provider for ${url.protocol}`);
};

/** `dev`, or `smtp://user:password@host:port?from=…` (`smtps:` for TLS from the first byte). */
export const openMailProvider = (address: string): MessageProvider => {
  if (address === 'dev') return devProvider();
  const url = parse(address, 'mail');
  if (url.protocol === 'smtp:' || url.protocol === 'smtps:') return openSmtp(url);
  throw new Error(`no mail provider for ${url.protocol}`);
};
