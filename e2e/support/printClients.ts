import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

/** A job as a client on the user's machine takes it. */
export interface TakenJob {
  printer: string;
  copies: number;
  pdf: Buffer;
  /** Commands that it hands on as they are, instead of a PDF. */
  zpl?: string;
  /** Whatever else was said about it. */
  told: Record<string, unknown>;
}

export interface FakeClient {
  port: number;
  jobs: TakenJob[];
  /** Every message, as it came. */
  heard: unknown[];
  /** What it says to the next jobs instead of taking them; empty: it takes them. */
  refusal: string;
  stop: () => Promise<void>;
}

export const fakePrinters = ['Zebra ZD421', 'Brother A4'];

type Listener = (client: FakeClient, socket: WebSocket, path: string) => void;

const listen = async (port: number, connected: Listener): Promise<FakeClient> => {
  const server = createServer((_request, response) => response.writeHead(404).end());
  const sockets = new WebSocketServer({ server, maxPayload: 512 * 1024 * 1024 });
  const client: FakeClient = {
    port,
    jobs: [],
    heard: [],
    refusal: '',
    stop: async () => {
      for (const socket of sockets.clients) socket.terminate();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  sockets.on('connection', (socket, request) => connected(client, socket, request.url ?? ''));
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, 'localhost', done);
  });
  client.port = (server.address() as AddressInfo).port;
  return client;
};

// A port that no client has: whoever holds it has this machine's print clients to itself.
const machinePort = 48_182;

/** Waits until no other test has print clients on this machine; gives the way to let others. */
export const takeMachine = async (): Promise<() => Promise<void>> => {
  const server = createServer();
  const isMine = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(machinePort, '127.0.0.1', () => resolve(true));
  });
  if (isMine) return () => new Promise((done) => server.close(() => done()));
  await new Promise((done) => setTimeout(done, 200));
  return takeMachine();
};

interface QzMessage {
  uid: string;
  call?: string;
  certificate?: string | null;
  params?: {
    printer: { name: string };
    options: { copies: number };
    data: { type: string; format: string; flavor: string; data: string }[];
  };
}

/**
 * Speaks as QZ Tray does: each message is JSON and answered under its uid; before a certificate, or
 * the word that there is none, it tells its version and nothing else.
 */
export const startQz = (port = 8182) =>
  listen(port, (client, socket) => {
    let isKnown = false;
    socket.on('message', (heard) => {
      const message = JSON.parse(String(heard)) as QzMessage;
      client.heard.push(message);
      const answer = (rest: object) => socket.send(JSON.stringify({ uid: message.uid, ...rest }));
      if ('certificate' in message) {
        isKnown = true;
        return answer({ result: null });
      }
      if (message.call === 'getVersion') return answer({ result: '2.2.6' });
      if (!isKnown) return answer({ error: 'Connection is not established' });
      if (message.call === 'printers.find') return answer({ result: fakePrinters });
      if (message.call !== 'print') return answer({ error: `Invalid call: ${message.call}` });
      if (client.refusal) return answer({ error: client.refusal });
      const { printer, options, data } = message.params ?? { data: [] };
      const bytes = Buffer.from(data[0]?.data ?? '', 'base64');
      const isRaw = data[0]?.type === 'raw' && data[0].format === 'command';
      client.jobs.push({
        printer: printer?.name ?? '',
        copies: options?.copies ?? 0,
        ...(isRaw ? { pdf: Buffer.alloc(0), zpl: String(bytes) } : { pdf: bytes }),
        told: { ...options, ...data[0], data: undefined },
      });
      return answer({ result: null });
    });
  });

// What its own script says of the machine, as much of it as any caller reads.
const lodopScript = (port: number) => `(function(win){ var CLODOP={
  strWebPageID:"C7FAKE1",strTaskID:"",strHostURI:"http://localhost:${port}",
  VERSION:"6.2.2.6",CVERSION:"6.5.9.3",DelimChar:"\\f\\f",
  Printers:{"default":"0","list":[${fakePrinters
    .map((name) => `{"name":"${name}","pagelist":[{"name":"A4 {1}"}]}`)
    .join(',')}]},
  ADD_PRINT_IMAGE:
    function(top,left,width,height,strHTML) {
      return this.AddItemArray(8,top,left,width,height,strHTML);
    },
  ADD_PRINT_PDF:
    function(top,left,width,height,strURL) {
      return this.AddItemArray(11,top,left,width,height,strURL);
    }
  }; })(window);`;

/**
 * Speaks as C-Lodop does: one address gives its script, another takes `post:` with fields between
 * form feeds and answers with the task's number and a word.
 */
export const startLodop = (port = 8000) =>
  listen(port, (client, socket, path) => {
    if (path === '/CLodopfuncs.js') return socket.send(lodopScript(client.port));
    socket.on('message', (bytes) => {
      const message = String(bytes);
      client.heard.push(message);
      if (!message.startsWith('post:charset=丂\f\f')) return;
      const fields: Record<string, string> = Object.fromEntries(
        message
          .slice('post:'.length)
          .split('\f\f')
          .filter(Boolean)
          .map((field) => [
            field.slice(0, field.indexOf('=')),
            field.slice(field.indexOf('=') + 1),
          ]),
      );
      if (client.refusal) return socket.send(`ErrorMS=${client.refusal}`);
      const { tid = '', printerindex, printcopies = '1', '1_content': content = '' } = fields;
      const { raw_print_data: zpl, ...told } = fields;
      client.jobs.push({
        printer: fakePrinters[Number(printerindex)] ?? '',
        copies: Number(printcopies),
        pdf: Buffer.from(content, 'base64'),
        // It looks for the commands only where that is what it is asked to do.
        ...(told.act === 'sendrawdata' && zpl !== undefined && { zpl }),
        told,
      });
      socket.send('BroadcastMS=PRINTER_CHANGED');
      socket.send(`${tid}=true`);
    });
    return undefined;
  });
