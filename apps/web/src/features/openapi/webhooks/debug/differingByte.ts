import type { SignatureFindings } from '@alpaca/contract';

const shownBytes = 24;

/** Marks that nobody would see are written out. */
const visible = (text: string) =>
  text.replaceAll('\n', '\\n').replaceAll('\r', '\\r').replaceAll('\t', '\\t');

/** Its first character, and what follows. */
const parted = (text: string) => {
  const [first = '', ...rest] = text;
  return { mark: visible(first), after: visible(rest.join('')) };
};

/** The end of a text cut at a byte; half a character before it is left out. */
const endOf = (bytes: Uint8Array) =>
  new TextDecoder().decode(bytes.slice(-shownBytes)).replace(/^\uFFFD+/, '');

/** Where two bodies begin to differ, with what stands around it; up to there they are the same. */
export const differingByte = (
  { byte, sent, received }: NonNullable<SignatureFindings['differs']>,
  body: string,
) => {
  const same = new TextEncoder().encode(body).slice(0, byte);
  return {
    at: byte + 1,
    before: (byte > shownBytes ? '…' : '') + visible(endOf(same)),
    sent: parted(sent),
    received: parted(received),
  };
};
