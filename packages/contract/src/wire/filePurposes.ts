export const uploadPurposes = [
  'paymentProof',
  'licence',
  'avatar',
  'tenantLogo',
  'importSheet',
  'labelFile',
  'orderFile',
  'parcelPhoto',
  'signature',
  'threadFile',
  'claimFile',
  'paymentCode',
  'advert',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What the product makes for somebody. */
export const madePurposes = [
  'importErrors',
  'importTemplate',
  'export',
  'merchantData',
  'label',
  'labelSet',
  'manifest',
] as const;
export type MadePurpose = (typeof madePurposes)[number];

export type FilePurpose = UploadPurpose | MadePurpose;
