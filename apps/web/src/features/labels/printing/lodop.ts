import { base64Of } from './bytes.ts';
import { type LodopFacts, readLodopScript } from './lodopScript.ts';
import { type PrintClient, PrintFailed, type PrintJob } from './printClient.ts';
import { openSocket, within } from './socket.ts';

export const lodopAddresses = [
  'ws://localhost:8000',
  'ws://localhost:18000',
  // Its name for this machine that has a certificate.
  'wss://localhost.lodop.net:8443',
  'wss://localhost.lodop.net:8444',
];

const scriptMs = 5_000;
const printMs = 120_000;

const firstMessage = (socket: WebSocket) =>
  new Promise<string>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => resolve(String(data)), { once: true });
    socket.addEventListener('close', () => reject(new Error('C-Lodop closed the connection')));
  });

/** Its script comes by socket: a page may not read it across origins, and ours runs nobody's. */
const factsAt = async (url: string, signal?: AbortSignal): Promise<LodopFacts> => {
  const socket = await openSocket(`${url}/CLodopfuncs.js`, signal);
  try {
    return readLodopScript(await within(scriptMs, 'C-Lodop does not answer', firstMessage(socket)));
  } finally {
    socket.close();
  }
};

let lastTask = 0;

// It tells how the rest is encoded by how this comes out.
const charset = String.fromCodePoint(0x4e02);

type Fields = Readonly<Record<string, string | number | null>>;

/** What its functions PRINT_INIT, SET_PRINT_PAGESIZE and ADD_PRINT_PDF leave for PRINT to send. */
const pdfFields = (
  { pdfType }: LodopFacts,
  { size, copies, offset = { x: 0, y: 0 }, scale = 1 }: PrintJob,
  content: string,
): Fields => {
  const style = { content, pdfscalmode: 1, ...(scale !== 1 && { scalx: scale, scaly: scale }) };
  const item = {
    ...{ beginpage: 0, beginpagea: 0, type: pdfType },
    ...{ top: `${offset.y}mm`, left: `${offset.x}mm` },
    ...{ width: `${size.widthMm}mm`, height: `${size.heightMm}mm` },
    ...style,
  };
  return {
    ...{ act: 'print', orient: 1 },
    ...{ pagewidth: `${size.widthMm}mm`, pageheight: `${size.heightMm}mm`, pagename: '' },
    ...{ printcopies: copies, itemcount: 1 },
    '1_itemstylenames': `;${Object.keys(style).join(';')}`,
    ...Object.fromEntries(Object.entries(item).map(([name, value]) => [`1_${name}`, value])),
  };
};

/** What SEND_PRINT_RAWDATA sends: the commands as they are. */
const rawFields = (zpl: string): Fields => ({
  ...{ act: 'sendrawdata', raw_print_data: zpl },
  ...{ printmodenames: ';raw_print_data', itemcount: 0 },
});

const messageOf = (task: string, facts: LodopFacts, printer: string, fields: Fields) => {
  const { act, ...rest } = fields;
  const all = {
    ...{ charset, tid: task, act, browseurl: 'Alpaca' },
    ...{ top: '', left: '', width: '', height: '', printtask: 'Alpaca' },
    ...{ printerindex: facts.printers.indexOf(printer), ...rest },
  };
  const parts = Object.entries(all).map(([name, value]) => `${name}=${value}${facts.delimiter}`);
  return `post:${parts.join('')}`;
};

/** It answers with the task's number and a word: "false" is no; `ErrorMS` is followed by why. */
const outcomeOf = (socket: WebSocket, task: string) =>
  new Promise<void>((resolve, reject) => {
    socket.addEventListener('message', ({ data }) => {
      const [, about = '', word = ''] = /^([^=]{0,29})=(.*)$/s.exec(String(data)) ?? [];
      if (about.includes('ErrorMS')) reject(new Error(word));
      else if (about === task && word.toLowerCase() === 'false')
        reject(new Error('C-Lodop: false'));
      else if (about === task) resolve();
    });
    socket.addEventListener('close', () => reject(new Error('C-Lodop closed the connection')));
  });

type FieldsOf = (facts: LodopFacts) => Promise<Fields>;

const send = async (url: string, printer: string, fieldsOf: FieldsOf) => {
  const facts = await factsAt(url);
  if (!facts.printers.includes(printer)) throw new Error(`no printer ${printer}`);
  lastTask += 1;
  const task = `${facts.pageId}${Date.now() % 86_400_000}_${lastTask}`;
  const message = messageOf(task, facts, printer, await fieldsOf(facts));
  const socket = await openSocket(`${url}/c_webskt/`);
  try {
    const outcome = outcomeOf(socket, task);
    socket.send(message);
    await within(printMs, 'C-Lodop does not answer', outcome);
  } finally {
    socket.close();
  }
};

/** C-Lodop at an address. */
export const connectLodop = async (url: string, signal?: AbortSignal): Promise<PrintClient> => {
  let facts = await factsAt(url, signal);
  const told = (printer: string, fieldsOf: FieldsOf) =>
    send(url, printer, fieldsOf).catch((cause: Error) => {
      throw new PrintFailed(cause.message, { cause });
    });
  return {
    name: 'lodop',
    printers: async () => {
      facts = await factsAt(url).catch(() => facts);
      return [...facts.printers];
    },
    print: (job) =>
      told(job.printer, async (facts) => {
        if (facts.pdfType === null) throw new Error('C-Lodop is too old to print PDF files');
        return pdfFields(facts, job, await base64Of(job.pdf));
      }),
    printRaw: ({ printer, zpl }) => told(printer, async () => rawFields(await zpl.text())),
  };
};
