import { constants, createSocketTicket } from '@alpaca/contract';
import { create } from 'zustand';
import { request } from '../api/request.ts';
import { useSession } from '../store/session.ts';
import { connect, type Word } from './connect.ts';
import type { Begun } from './lookAgain.ts';

/** `opening` until the first connection stands or fails; `closed` whenever nothing can be pushed. */
type Status = 'opening' | 'open' | 'closed';

interface Line {
  status: Status;
  begun: Begun;
}

export const useSocket = create<Line>(() => ({ status: 'opening', begun: null }));

// On a line that takes longer nobody waits for it.
const patienceMs = 8_000;

type Listener = (word: Word) => void;
const listeners = new Set<Listener>();

const begin = (how: NonNullable<Begun>) =>
  useSocket.setState(({ begun }) => ({ begun: begun ?? how }));

const setStatus = (status: Status) => {
  useSocket.setState({ status });
  if (status !== 'opening') begin(status === 'open' ? 'open' : 'without');
};

const heard = (word: Word) => {
  // Open only now: before this word the server may still turn the ticket down.
  if (word === 'ready') setStatus('open');
  for (const listener of listeners) listener(word);
};

const addressFor = (userId: string) => async () => {
  const { ticket } = await request(createSocketTicket);
  const url = new URL(`${constants.basePath}/websocket/${userId}`, window.location.href);
  url.protocol = url.protocol.replace('http', 'ws');
  url.searchParams.set('ticket', ticket);
  return url.href;
};

let current: { token: string; close: () => void } | null = null;

const close = () => {
  current?.close();
  current = null;
};

/** One socket for this load of the page, for whoever is signed in. */
const follow = () => {
  const { token, user } = useSession.getState();
  if (token === current?.token) return;
  close();
  setStatus('opening');
  if (!token || !user) return;
  const lost = () => setStatus('closed');
  current = { token, close: connect({ address: addressFor(user.id), heard, lost }) };
};

let started = false;

/** The first to listen opens the socket; signing out closes it. */
const start = () => {
  if (started) return;
  started = true;
  setTimeout(() => begin('without'), patienceMs);
  useSession.subscribe(follow);
  // The machine is back on the net: no need to sit out the delay.
  window.addEventListener('online', () => {
    if (useSocket.getState().status !== 'closed') return;
    close();
    follow();
  });
  follow();
};

export const listen = (listener: Listener) => {
  start();
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
