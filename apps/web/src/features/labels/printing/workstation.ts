import type { PaperFormat, PrinterKind } from '@alpaca/contract';
import { create } from 'zustand';
import { local } from '../../../shared/store/shelves.ts';
import type { ClientName, PaperSize } from './printClient.ts';

export const labelSheets = ['100x150', '100x100', '60x40'] as const;
export type LabelSheet = (typeof labelSheets)[number];

/** How this computer prints: printers belong to the machine, whoever sits at it. */
export interface Workstation {
  name: string;
  /** Null: whichever client is found. */
  client: ClientName | null;
  printers: Record<PrinterKind, string>;
  sheet: LabelSheet;
  /** What the label printer is given: pages, or commands of its own where it is a thermal printer. */
  format: PaperFormat;
  /** What the label printer is off by, in millimetres and as a factor. */
  offset: { x: number; y: number };
  scale: number;
}

const systems = [
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['macOS', /Mac OS/],
  ['Linux', /Linux/],
] as const;
const browsers = [
  ['Edge', /Edg\//],
  ['Firefox', /Firefox\//],
  ['Chrome', /Chrom(e|ium)\//],
  ['Safari', /Safari\//],
] as const;

/** A name to begin with: what the browser says of itself, and a few signs that tell two alike apart. */
export const proposedName = (agent: string, signs: string) => {
  const known = [systems, browsers].map((some) => some.find(([, sign]) => sign.test(agent))?.[0]);
  return [...known.filter(Boolean), signs].join(' ');
};

const fresh = (): Workstation => ({
  name: proposedName(
    navigator.userAgent,
    Math.random().toString(36).slice(2, 6).padEnd(4, '0').toUpperCase(),
  ),
  client: null,
  printers: { label: '', a4: '' },
  sheet: '100x150',
  format: 'pdf',
  offset: { x: 0, y: 0 },
  scale: 1,
});

const shelf = 'workstation';

const kept = (): Workstation => {
  const here = { ...fresh(), ...local.get<Partial<Workstation>>(shelf) };
  // Its proposed name stays the same from now on.
  local.set(shelf, here);
  return here;
};

export const useWorkstation = create<Workstation>(kept);

export const changeWorkstation = (change: Partial<Workstation>) => {
  useWorkstation.setState(change);
  local.set(shelf, useWorkstation.getState());
};

export const choosePrinter = (kind: PrinterKind, printer: string) =>
  changeWorkstation({ printers: { ...useWorkstation.getState().printers, [kind]: printer } });

/** What lies in a printer. */
export const sheetIn = (kind: PrinterKind, { sheet }: Pick<Workstation, 'sheet'>): PaperSize => {
  const [widthMm, heightMm] = kind === 'a4' ? [210, 297] : sheet.split('x').map(Number);
  return { widthMm: widthMm ?? 0, heightMm: heightMm ?? 0 };
};
