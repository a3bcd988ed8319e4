import { constants, createSocketTicket } from '@alpaca/contract';
import { WebSocket } from 'ws';
import { callApi } from './callApi.ts';
import { until } from './fleet.ts';

export const socketTicket = async (api: { base: string }, token: string) =>
  (await callApi(api, createSocketTicket, {}, { token })).body.result.ticket;

interface Opening {
  userId: string;
  ticket: string;
  origin?: string;
}

/** A page's socket, and what came through it. */
export const openSocket = (api: { base: string }, { userId, ticket, origin }: Opening) => {
  const address = `${api.base.replace('http', 'ws')}${constants.basePath}/websocket/${userId}`;
  const socket = new WebSocket(`${address}?ticket=${ticket}`, { ...(origin && { origin }) });
  const heard: string[] = [];
  let closed: number | undefined;
  socket.on('message', (data) => heard.push(String(data)));
  socket.on('close', (code) => {
    closed = code;
  });
  socket.on('error', () => {});
  return {
    heard,
    count: (cmd: string) => heard.filter((text) => text === `{"cmd":"${cmd}"}`).length,
    send: (text: string) => socket.send(text),
    ready: () => until('the socket opens', () => heard.includes('{"cmd":"ready"}')),
    closed: (withinMs?: number) => until('the socket is closed', () => closed, withinMs),
    drop: () => socket.terminate(),
  };
};
export type PageSocket = ReturnType<typeof openSocket>;
