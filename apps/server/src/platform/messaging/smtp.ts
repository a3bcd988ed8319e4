import nodemailer from 'nodemailer';
import { MessageFailed, type MessageProvider } from './port.ts';

type SmtpOptions = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps); otherwise STARTTLS where the server offers it. */
  secure: boolean;
  user?: string;
  password?: string;
  from: string;
};

const timeout = 10_000;
const loopback = /^(localhost|127(\.\d+){3}|\[?::1\]?)$/;

// Nodemailer marks its own errors; these are about this message or this configuration, and come
// back the same however often it is tried.
const finalCodes = new Set(['EAUTH', 'EENVELOPE', 'EMESSAGE', 'ENOAUTH', 'ECONFIG']);

const failure = (error: unknown) => {
  const { code = 'ESMTP', responseCode } = error as { code?: string; responseCode?: number };
  // SMTP: 4yz may pass later (greylisting, full mailbox), 5yz will not.
  const retryable = responseCode === undefined ? !finalCodes.has(code) : responseCode < 500;
  return new MessageFailed(responseCode ? `${code}.${responseCode}` : code, retryable, error);
};

export const smtpProvider = (options: SmtpOptions): MessageProvider => {
  const { host, port, secure, user, password = '', from } = options;
  const transport = nodemailer.createTransport({
    host,
    port,
    secure,
    // A password never crosses a network in the clear, even if the server forgets to offer TLS.
    requireTLS: !secure && user !== undefined && !loopback.test(host),
    ...(user === undefined ? {} : { auth: { user, pass: password } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // Message text is data: it must not make the mailer open files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  return {
    async send({ to, subject = '', text, html }) {
      try {
        const { messageId } = await transport.sendMail({
          from,
          // As an object it is one address, whatever commas stand in it.
          to: { name: '', address: to },
          subject,
          text,
          ...(html === undefined ? {} : { html }),
        });
        return { providerId: messageId };
      } catch (error) {
        throw failure(error);
      }
    },
  };
};
