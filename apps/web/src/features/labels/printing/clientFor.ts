import type { PrinterKind } from '@alpaca/contract';
import { browserPrint } from './browserPrint.ts';
import { clientOf, findClients } from './findClients.ts';
import type { PrintClient } from './printClient.ts';
import type { Ask } from './questions.ts';
import { choosePrinter, useWorkstation } from './workstation.ts';

// Whoever said so once is not asked at every label, until the page is opened anew.
let isBrowserFine = false;

/** Who prints here: as chosen in the settings, else whoever is found, else as its person says. */
export const clientFor = async (ask: Ask): Promise<PrintClient | null> => {
  const { client: wanted } = useWorkstation.getState();
  if (wanted === 'browser' || isBrowserFine) return browserPrint;
  for (let again = false; ; again = true) {
    const found = await findClients(again);
    const client = clientOf(found, wanted);
    if (client) return client;
    const answer = await ask('noClient', { access: found.access });
    if (answer === null) return null;
    if (answer === 'browser') {
      isBrowserFine = true;
      return browserPrint;
    }
  }
};

/** Which printer: the browser's dialog asks by itself; a client's is chosen once and kept. */
export const printerFor = async (
  kind: PrinterKind,
  client: PrintClient,
  ask: Ask,
): Promise<string | null> => {
  if (client.name === 'browser') return '';
  const kept = useWorkstation.getState().printers[kind];
  if (kept) return kept;
  const printer = await ask('printer', { kind, client });
  if (printer !== null) choosePrinter(kind, printer);
  return printer;
};
