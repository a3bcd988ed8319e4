export type Message = {
  to: string;
  text: string;
  subject?: string;
  html?: string;
  /** SMS vendors send only texts they approved beforehand, named by a code. */
  template?: { code: string; params: Record<string, string> };
};

export type MessageProvider = {
  /** Rejects with MessageFailed and nothing else. */
  send(message: Message): Promise<{ providerId: string }>;
  /** Sends nothing: people read the message where it is kept, so it is kept as it is. */
  isRead?: true;
};

/**
 * Retryable: the same message may get through later (network, overload). Otherwise repeating it is
 * useless or harmful. The message tells codes only: no number, address or text reaches a log.
 */
export class MessageFailed extends Error {
  readonly retryable: boolean;
  readonly code: string;

  constructor(code: string, retryable: boolean, cause?: unknown) {
    super(`message not sent: ${code}`, cause === undefined ? {} : { cause });
    this.name = 'MessageFailed';
    this.code = code;
    this.retryable = retryable;
  }
}
