import { createFileTicket, downloadFile } from '@alpaca/contract';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from './address.ts';
import { request } from './request.ts';
import { settings } from './settings.ts';

const load = async (key: string): Promise<string> => {
  const { ticket } = await request(createFileTicket, { body: { key } });
  const address = addressOf(
    downloadFile,
    { params: { key }, query: { ticket } },
    settings.language,
  );
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`file answered ${reply.status}`);
  return URL.createObjectURL(await reply.blob());
};

/**
 * An address for a stored picture. A ticket is good for a minute, so the picture itself is fetched
 * and kept in the page; a file never changes, so once is enough.
 */
export const useFile = (key: string) =>
  useQuery({
    queryKey: [downloadFile.path, key],
    queryFn: () => load(key),
    enabled: key !== '',
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
