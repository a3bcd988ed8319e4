import * as z from 'zod/mini';

// QZ Tray can also write files, run pages and talk to other machines: nothing of that is ours. The
// printer is one by name, for a file is a "printer" to it too.
const data = z.array(
  z.union([
    z.strictObject({
      type: z.literal('pixel'),
      format: z.literal('pdf'),
      flavor: z.literal('base64'),
      data: z.string(),
    }),
    z.strictObject({
      type: z.literal('raw'),
      format: z.literal('command'),
      flavor: z.literal('base64'),
      data: z.string(),
    }),
  ]),
);
const timestamp = z.int();
const QzRequest = z.discriminatedUnion('call', [
  z.strictObject({ call: z.literal('printers.find'), params: z.strictObject({}), timestamp }),
  z.strictObject({
    call: z.literal('print'),
    params: z.strictObject({
      printer: z.strictObject({ name: z.string() }),
      options: z.record(z.string(), z.unknown()),
      data,
    }),
    timestamp,
  }),
]);

// Clocks of workstations are wrong by hours at times; QZ Tray itself takes a quarter of an hour.
const wrongMost = 86_400_000;

const read = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Whether this is something that our own pages ask of QZ Tray, and now. It must read the same when it
 * is written anew, as QZ Tray does before it checks: what stands in it twice is not what it seems.
 */
export const isOurs = (text: string, now = Date.now()): boolean => {
  const told = read(text);
  const { data: request } = QzRequest.safeParse(told);
  return (
    request !== undefined &&
    Math.abs(request.timestamp - now) <= wrongMost &&
    JSON.stringify(told) === text
  );
};
