import type { Reply } from './app.ts';

/** What of a reply may tell something: all of it but the time of day. */
export const comparable = ({ status, headers, body }: Reply) => {
  const { date: _, ...rest } = headers;
  return { status, headers: rest, body: { ...body, timestamp: 0 } };
};
