import { spawn } from 'node:child_process';
import { inject } from 'vitest';
import { findBinaries } from '../../../../scripts/postgres/binaries.ts';
import type { TestDatabase } from './database.ts';

/** A value as it would be recognised in a dump or a log of writes, however it was put there. */
export const formsOf = (value: string): Buffer[] => {
  const bytes = Buffer.from(value);
  const hex = bytes.toString('hex');
  // In base64 the same bytes look otherwise after one and after two others; what neighbours touch is left out.
  const base64 = [0, 1, 2].map((shift) => {
    const text = Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    return text.slice(shift === 0 ? 0 : shift + 1, -1);
  });
  return [value, hex, hex.toUpperCase(), ...base64].map((form) => Buffer.from(form));
};

interface Found {
  value: string;
  where: string;
}

/** Goes through bytes that come in pieces; what lies across two of them is found too. */
export const searching = (values: readonly string[]) => {
  const forms = values.map((value) => ({ value, forms: formsOf(value) }));
  const longest = Math.max(...forms.flatMap((one) => one.forms.map((form) => form.length)));
  const found = new Map<string, string>();
  let tail = Buffer.alloc(0);
  return {
    look(piece: Buffer) {
      const text = Buffer.concat([tail, piece]);
      for (const { value, forms: all } of forms) {
        const at = all.map((form) => text.indexOf(form)).find((index) => index >= 0);
        if (at !== undefined && !found.has(value)) {
          found.set(value, text.subarray(Math.max(0, at - 60), at + 60).toString('latin1'));
        }
      }
      tail = text.subarray(Math.max(0, text.length - longest));
    },
    found: (): Found[] => [...found].map(([value, where]) => ({ value, where })),
  };
};

/** Which of these values stand in a plain dump of a database, as text, hex or base64. */
export const plainValuesIn = async (database: TestDatabase, values: readonly string[]) => {
  // The owner reads through row security, and pg_dump wants to be sure of every row.
  const url = new URL(inject('superUrl'));
  url.pathname = `/${database.name}`;
  const how = ['--format', 'plain', '--data-only', url.href];
  const dump = spawn(`${findBinaries()}/pg_dump`, how, { stdio: ['ignore', 'pipe', 'pipe'] });
  const search = searching(values);
  let said = '';
  dump.stderr.on('data', (text) => {
    said += text;
  });
  const ended = new Promise<number | null>((resolve) => dump.on('close', resolve));
  for await (const piece of dump.stdout) search.look(piece as Buffer);
  const code = await ended;
  if (code !== 0) throw new Error(`pg_dump: ${said}`);
  return search.found();
};
