import { styleText } from 'node:util';

type Color = Parameters<typeof styleText>[0];
type Fields = Record<string, unknown>;

const colors: Color[] = ['cyan', 'magenta', 'blue', 'green', 'yellow'];
const levels: Record<number, [string, Color]> = {
  10: ['TRACE', 'gray'],
  20: ['DEBUG', 'gray'],
  30: ['INFO ', 'green'],
  40: ['WARN ', 'yellow'],
  50: ['ERROR', 'red'],
  60: ['FATAL', 'red'],
};
const known = new Set(['level', 'time', 'msg', 'pid', 'hostname', 'name', 'process', 'v']);

const nested = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const short = (value: unknown) => {
  const text = String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value);

/** Method, address, status and milliseconds of a request, as Fastify nests them. */
function request(line: Fields): string[] {
  const { method, url } = nested(line.req);
  const { statusCode } = nested(line.res);
  const took = typeof line.responseTime === 'number' ? `${Math.round(line.responseTime)}ms` : '';
  return [method, url, statusCode, took].filter(Boolean).map(short);
}

function fields(line: Fields): string[] {
  return Object.entries(line)
    .filter(([key, value]) => !known.has(key) && key !== 'responseTime' && isScalar(value))
    .slice(0, 6)
    .map(([key, value]) => `${key}=${short(value)}`);
}

function problem(line: Fields): string[] {
  const { stack, message } = nested(line.err);
  const text = stack ?? message;
  return text ? String(text).split('\n') : [];
}

function parse(text: string): Fields | undefined {
  if (!text.startsWith('{')) return undefined;
  try {
    const line = nested(JSON.parse(text));
    return typeof line.level === 'number' ? line : undefined;
  } catch {
    return undefined;
  }
}

/** A pino line made readable; any other line as it came. */
function renderLine(text: string): string[] {
  const line = parse(text);
  if (!line) return [text];
  const [word, color] = levels[Number(line.level)] ?? [`L${line.level}`, 'white'];
  const clock = new Date(Number(line.time) || Date.now()).toTimeString().slice(0, 8);
  const details = styleText('gray', [...request(line), ...fields(line)].join(' '));
  const head = [styleText('gray', clock), styleText(color, word), String(line.msg ?? ''), details];
  return [head.join(' ').trimEnd(), ...problem(line)];
}

const width = 7;
const seen: string[] = [];

/** Writes one line of a process behind its name: `api     | …`. */
export function printLine(name: string, text: string): void {
  if (!seen.includes(name)) seen.push(name);
  const color = colors[seen.indexOf(name) % colors.length] ?? 'white';
  const prefix = styleText(color, `${name.padEnd(width)} |`);
  for (const line of renderLine(text)) console.log(`${prefix} ${line}`);
}
