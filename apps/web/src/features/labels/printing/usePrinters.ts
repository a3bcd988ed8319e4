import { useQuery } from '@tanstack/react-query';
import type { PrintClient } from './printClient.ts';

/** A client's printers; its person may have to say yes to that first. */
export const usePrinters = (client: PrintClient | null) =>
  useQuery({
    queryKey: ['printers', client?.name],
    queryFn: () => client?.printers() ?? [],
    enabled: client !== null,
    staleTime: 0,
    retry: false,
    meta: { quiet: true },
  });
