import { useEffect, useState } from 'react';
import { browserPrint } from '../printing/browserPrint.ts';
import { clientOf, type Found, findClients } from '../printing/findClients.ts';
import type { PrintClient } from '../printing/printClient.ts';
import { useWorkstation } from '../printing/workstation.ts';

export interface Clients {
  /** Null while nobody has looked. */
  found: Found | null;
  isLooking: boolean;
  look: () => Promise<void>;
  /** Who prints here, as it is set now. */
  client: PrintClient | null;
}

/** The print clients of this computer. Where printers are set, it is looked at once; else on a press. */
export const useClients = (): Clients => {
  const [found, setFound] = useState<Found | null>(null);
  const [isLooking, setLooking] = useState(false);
  const wanted = useWorkstation(({ client }) => client);
  // The browser may ask its person when we knock: only who has printed here knows what about.
  const [isSet] = useState(() => useWorkstation.getState().printers.label !== '');
  useEffect(() => {
    if (isSet) void findClients().then(setFound);
  }, [isSet]);
  const look = async () => {
    setLooking(true);
    setFound(await findClients(true));
    setLooking(false);
  };
  const client = wanted === 'browser' ? browserPrint : found && clientOf(found, wanted);
  return { found, isLooking, look, client };
};
