import type { ActivationForm, ActivationRequest, activationKinds } from '@alpaca/contract';
import type { UploadedFile } from '../../../shared/inputs/UploadField.tsx';

export type Kind = (typeof activationKinds)[number];

/** What the form holds: files with their names, where the call takes keys. */
export interface Filled {
  companyNameZh: string;
  companyNameEn?: string;
  creditCode: string;
  licence: UploadedFile;
  realName: string;
  identityNumber: string;
  front: UploadedFile;
  back: UploadedFile;
  contactName: string;
  contactPhone: string;
  address: string;
}

export const filledFrom = (before: ActivationRequest | null): Partial<Filled> => {
  if (!before) return {};
  const { licence, ...rest } = before;
  return {
    companyNameZh: rest.companyNameZh,
    companyNameEn: rest.companyNameEn,
    creditCode: rest.creditCode,
    realName: rest.realName,
    identityNumber: rest.identityNumber,
    contactName: rest.contactName,
    contactPhone: rest.contactPhone,
    address: rest.address,
    front: rest.front,
    back: rest.back,
    ...(licence && { licence }),
  };
};

export const bodyOf = (kind: Kind, values: Filled): ActivationForm => {
  const person = {
    realName: values.realName,
    identityNumber: values.identityNumber,
    frontKey: values.front.key,
    backKey: values.back.key,
    contactName: values.contactName,
    contactPhone: values.contactPhone,
    address: values.address,
  };
  if (kind === 'personal') return { kind, ...person };
  return {
    kind,
    companyNameZh: values.companyNameZh,
    ...(values.companyNameEn && { companyNameEn: values.companyNameEn }),
    creditCode: values.creditCode,
    licenceKey: values.licence.key,
    ...person,
  };
};
