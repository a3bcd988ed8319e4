import { openSocket } from './socket.ts';

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

interface Answer {
  uid?: string;
  result?: unknown;
  error?: string;
}

/** What is no JSON comes from somebody else who listens there, and answers nothing. */
const readAnswer = (text: string): Answer => {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return {};
  }
};

// Where QZ Tray shows its own questions: in the middle of the screen that the page is on.
const middle = () =>
  typeof screen === 'undefined' ? { x: 0, y: 0 } : { x: screen.width / 2, y: screen.height / 2 };

export interface QzLink {
  isOpen: () => boolean;
  close: () => void;
  /** Sends a message and waits for the answer with its number. */
  send: (message: object) => Promise<unknown>;
}

/** QZ Tray's socket: JSON messages, each answered under its `uid`. */
export const openQzLink = async (url: string, signal?: AbortSignal): Promise<QzLink> => {
  const socket = await openSocket(url, signal);
  const waiting = new Map<string, Waiting>();
  socket.addEventListener('message', ({ data }) => {
    const { uid = '', result, error } = readAnswer(String(data));
    const one = waiting.get(uid);
    waiting.delete(uid);
    if (error === undefined || error === null) one?.resolve(result);
    else one?.reject(new Error(error));
  });
  socket.addEventListener('close', () => {
    for (const one of waiting.values()) one.reject(new Error('QZ Tray closed the connection'));
    waiting.clear();
  });
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    close: () => socket.close(),
    send: (message) =>
      new Promise((resolve, reject) => {
        const uid = Math.random().toString(36).slice(2, 10);
        waiting.set(uid, { resolve, reject });
        socket.send(JSON.stringify({ ...message, uid, position: middle() }));
      }),
  };
};
