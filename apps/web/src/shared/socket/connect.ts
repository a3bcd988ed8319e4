import { constants } from '@alpaca/contract';
import ReconnectingSocket from 'partysocket/ws';

const beat = 'HeartBeat';
// So many beats in a row without an answer: the line is dead, though nothing has said so.
const deadAfterBeats = 2;
const longestDelayMs = 60_000;
const connectMs = 10_000;

/** The server says only what kind of thing has changed, never what. */
const words = ['ready', 'user', 'topic', 'access'] as const;
export type Word = (typeof words)[number];

interface Line {
  /** Asked before every connection: a ticket opens one socket only. */
  address: () => Promise<string>;
  heard: (word: Word) => void;
  lost: () => void;
}

const wordIn = (data: unknown): Word | null => {
  try {
    const { cmd } = JSON.parse(String(data)) as { cmd?: unknown };
    return words.find((word) => word === cmd) ?? null;
  } catch {
    return null;
  }
};

/** Holds a socket open until closed, however often it is lost. */
export const connect = ({ address, heard, lost }: Line) => {
  const socket = new ReconnectingSocket(address, undefined, {
    // Spread a little: a node that restarts should not see all its pages at the same moment.
    minReconnectionDelay: constants.reconnectMs * (1 + Math.random() / 5),
    reconnectionDelayGrowFactor: 1.5 + Math.random() / 2,
    maxReconnectionDelay: longestDelayMs,
    connectionTimeout: connectMs,
    maxEnqueuedMessages: 0,
  });
  let unanswered = 0;
  let beating: ReturnType<typeof setInterval> | undefined;

  const tick = () => {
    if (unanswered >= deadAfterBeats) return socket.reconnect();
    unanswered += 1;
    socket.send(beat);
  };
  const stop = () => clearInterval(beating);

  socket.addEventListener('open', () => {
    stop();
    unanswered = 0;
    beating = setInterval(tick, constants.heartbeatMs);
  });
  socket.addEventListener('message', ({ data }) => {
    if (data === beat) unanswered = 0;
    const word = wordIn(data);
    if (word) heard(word);
  });
  for (const end of ['close', 'error'] as const) {
    socket.addEventListener(end, () => {
      stop();
      lost();
    });
  }
  return () => {
    stop();
    socket.close();
  };
};
