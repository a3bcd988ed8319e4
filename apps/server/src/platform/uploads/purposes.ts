import type { UploadPurpose } from '@alpaca/contract';

export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'xlsx' | 'csv';

type Purpose = {
  kinds: readonly FileKind[];
  limitMb: number;
  /** The longest side in pixels; larger images are scaled down. */
  maxSide?: number;
};

const images = ['jpeg', 'png', 'webp'] as const;

// No SVG anywhere: it is a document with scripts, and there is nothing in it to re-encode.
export const purposes: Readonly<Record<UploadPurpose, Purpose>> = {
  paymentProof: { kinds: [...images, 'pdf'], limitMb: 10 },
  licence: { kinds: [...images, 'pdf'], limitMb: 10 },
  avatar: { kinds: images, limitMb: 2, maxSide: 512 },
  tenantLogo: { kinds: images, limitMb: 1 },
  importSheet: { kinds: ['xlsx', 'csv'], limitMb: 30 },
  labelFile: { kinds: ['pdf'], limitMb: 20 },
  orderFile: { kinds: ['pdf'], limitMb: 20 },
  parcelPhoto: { kinds: images, limitMb: 10, maxSide: 1600 },
  signature: { kinds: ['png'], limitMb: 1 },
  threadFile: { kinds: [...images, 'pdf'], limitMb: 10 },
  claimFile: { kinds: [...images, 'pdf'], limitMb: 10 },
  advert: { kinds: images, limitMb: 5, maxSide: 1600 },
  paymentCode: { kinds: images, limitMb: 2, maxSide: 1024 },
};
