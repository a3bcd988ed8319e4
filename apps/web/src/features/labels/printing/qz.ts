import { base64Of } from './bytes.ts';
import { type PrintClient, PrintFailed, type PrintJob } from './printClient.ts';
import { openQzLink, type QzLink } from './qzLink.ts';
import { within } from './socket.ts';

const at = (scheme: string, ports: readonly number[]) =>
  ports.map((port) => `${scheme}://localhost:${port}`);

export const qzAddresses = [
  ...at('wss', [8181, 8282, 8383, 8484]),
  ...at('ws', [8182, 8283, 8384, 8485]),
];

/** Who vouches for what QZ Tray is asked to do; without a certificate it asks its person each time. */
export interface Signer {
  certificate(): Promise<string | null>;
  /** Of what it is asked, as it stands; empty: it asks its person. */
  sign(request: string): Promise<string>;
}

const jobName = 'Alpaca';
// Its person may be asked first whether this site is allowed to.
const answerMs = 120_000;

/** As published: the sheet's size always, in millimetres, and nothing scaled behind our back. */
const optionsOf = ({ size, copies, offset = { x: 0, y: 0 }, scale = 1 }: PrintJob) => {
  const { widthMm: width, heightMm: height } = size;
  return {
    size: { width, height },
    units: 'mm',
    copies,
    rasterize: false,
    // It scales only by fitting pages into what the margins leave.
    scaleContent: scale !== 1,
    margins: {
      top: offset.y,
      left: offset.x,
      right: width * (1 - scale) - offset.x,
      bottom: height * (1 - scale) - offset.y,
    },
    jobName,
  };
};

/** QZ Tray at an address. What listens there and is none is told by how it answers. */
export const connectQz = async (
  url: string,
  signer: Signer,
  signal?: AbortSignal,
): Promise<PrintClient> => {
  let link = await openQzLink(url, signal);
  let introduced: { to: QzLink; certificate: Promise<string | null> } | null = null;
  const { close } = link;
  signal?.addEventListener('abort', close);
  await link.send({ call: 'getVersion', timestamp: Date.now() });
  signal?.removeEventListener('abort', close);

  // It must know who we are before anything else, once for each connection.
  const introduce = async (to: QzLink) => {
    const certificate = await signer.certificate();
    await to.send({ certificate, timestamp: Date.now() });
    return certificate;
  };
  const known = () => {
    if (introduced?.to !== link) introduced = { to: link, certificate: introduce(link) };
    return introduced.certificate;
  };
  const ask = async (call: string, params: object): Promise<unknown> => {
    if (!link.isOpen()) link = await openQzLink(url);
    const certificate = await known();
    const asked = { call, params, timestamp: Date.now() };
    const signature = certificate ? await signer.sign(JSON.stringify(asked)) : '';
    // It was closed meanwhile: nothing has been asked yet.
    if (!link.isOpen()) return ask(call, params);
    return link.send({ ...asked, signature, signAlgorithm: 'SHA512' });
  };
  const told = (work: Promise<unknown>) =>
    within(answerMs, 'QZ Tray does not answer', work).catch((cause: Error) => {
      introduced = null;
      throw new PrintFailed(cause.message, { cause });
    });
  const send = async (name: string, options: object, kind: object, file: Blob) => {
    const data = [{ ...kind, flavor: 'base64', data: await base64Of(file) }];
    await told(ask('print', { printer: { name }, options, data }));
  };
  return {
    name: 'qz',
    printers: async () => (await told(ask('printers.find', {}))) as string[],
    print: (job) => send(job.printer, optionsOf(job), { type: 'pixel', format: 'pdf' }, job.pdf),
    printRaw: ({ printer, zpl }) =>
      send(printer, { copies: 1, jobName }, { type: 'raw', format: 'command' }, zpl),
  };
};
