import type { LabelDesign, LabelDesignForm } from '@alpaca/contract';

/** A design as it begins: everything a carrier's own label would say. */
export const freshDesign: Partial<LabelDesignForm> = {
  size: '100x150',
  fields: ['shipper', 'consigneePhone', 'productName', 'weight', 'boxNumber', 'service', 'orderNo'],
  marks: ['customerNo'],
  logo: true,
  logoFile: null,
};

export const formOf = ({ nameZh, nameEn, size, fields, marks, logo, logoFile }: LabelDesign) => ({
  nameZh,
  nameEn,
  size,
  fields,
  marks,
  logo,
  logoFile: logoFile ?? null,
});

/** What a preview is drawn by: the name is not on it, so it need not be there yet. */
export const drawnBy = (design: Partial<LabelDesignForm>): LabelDesignForm => ({
  nameZh: '-',
  nameEn: '-',
  size: design.size ?? '100x150',
  fields: design.fields ?? [],
  marks: design.marks ?? [],
  logo: design.logo ?? false,
  logoFile: design.logoFile ?? null,
});
