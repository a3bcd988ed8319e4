import { receiveParcel, receiveWithout, takeInStray, uploadFile } from '@alpaca/contract';
import { request } from '../../../../shared/api/request.ts';
import { upload } from '../../../../shared/api/upload.ts';
import type { Answer, Entry, Photo } from './entry.ts';

// Longer than any answer takes; a line that is only half there would hold up the rest for an hour.
const scanMs = 20_000;
const photoMs = 60_000;

type Keep = (entry: Entry) => Promise<void>;

const uploaded = async ({ key, file }: Photo): Promise<string> => {
  const sent = { query: { purpose: 'parcelPhoto' as const }, file };
  return (await upload(uploadFile, sent, { key, signal: AbortSignal.timeout(photoMs) })).key;
};

/** Pictures go first; each is written down as it is there, so that no try sends it under another id. */
const withPhotos = async (entry: Entry, keep: Keep): Promise<Entry> => {
  let sent = entry;
  for (const photo of entry.photos) {
    if (photo.fileId) continue;
    const fileId = await uploaded(photo);
    const photos = sent.photos.map((one) => (one.key === photo.key ? { ...one, fileId } : one));
    sent = { ...sent, photos };
    await keep(sent);
  }
  return sent;
};

/** Sends one entry over the wire. */
export const sendEntry = async (entry: Entry, keep: Keep): Promise<Answer> => {
  const ready = await withPhotos(entry, keep);
  const photos = ready.photos.map(({ fileId }) => fileId);
  const sending = { signal: AbortSignal.timeout(scanMs) };
  if (ready.kind === 'stray') {
    const body = { ...ready.body, photos };
    return { kind: 'stray', ...(await request(takeInStray, { body }, sending)) };
  }
  if (ready.kind === 'without') {
    return { kind: 'without', ...(await request(receiveWithout, { body: ready.body }, sending)) };
  }
  const body = { ...ready.body, photos };
  return { kind: 'receive', ...(await request(receiveParcel, { body }, sending)) };
};
