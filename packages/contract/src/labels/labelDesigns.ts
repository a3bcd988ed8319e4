import * as z from 'zod/mini';
import { call } from '../wire/call.ts';
import { id, text } from '../wire/fields.ts';
import { revised, Saved } from '../wire/revision.ts';
import { Restored } from '../wire/undo.ts';
import { paperIds } from './labels.ts';

export const labelSizes = ['100x150', '100x100', '60x40', 'a4x4'] as const;
export type LabelSize = (typeof labelSizes)[number];

/** What a label of our own lines shows besides what it can't be without: where to, and its number. */
export const labelFields = [
  'shipper',
  'consigneePhone',
  'productName',
  'weight',
  'boxNumber',
  'service',
  'remark',
  'orderNo',
] as const;
export type LabelField = (typeof labelFields)[number];

/** What a merchant's own people look for on it. */
export const labelMarks = ['skuList', 'customerNo', 'source'] as const;
export type LabelMark = (typeof labelMarks)[number];

/** Of one tenant. */
export const labelDesignsMost = 20;

export const LabelDesignForm = z.strictObject({
  nameZh: text(40),
  nameEn: text(40),
  size: z.enum(labelSizes),
  fields: z.array(z.enum(labelFields)).check(z.maxLength(labelFields.length)),
  marks: z.array(z.enum(labelMarks)).check(z.maxLength(labelMarks.length)),
  /** Who carries it, at the head: by the picture, or where there is none by the tenant's name. */
  logo: z.boolean(),
  /** A picture that was uploaded as the tenant's logo. */
  logoFile: z.optional(z.nullable(id('logoFile'))),
});
export type LabelDesignForm = z.infer<typeof LabelDesignForm>;

export const LabelDesign = z.strictObject({
  ...LabelDesignForm.shape,
  id: z.string(),
  ...revised,
  /** In the reader's language. */
  name: z.string(),
  /** What the caller's merchant has chosen; for the tenant's own people false. */
  isChosen: z.boolean(),
});
export type LabelDesign = z.infer<typeof LabelDesign>;

/** The tenant's designs: merchants choose among them. */
export const listLabelDesigns = call({
  method: 'GET',
  path: '/oms/designLabel/list',
  access: ['order:printSettings', 'order:print', 'ops:labelDesigns'],
  rules: { none: 'papers' },
  result: z.array(LabelDesign),
});

export const addLabelDesign = call({
  method: 'POST',
  path: '/ops/designLabel/add',
  access: 'ops:labelDesigns',
  idempotent: true,
  log: { menu: 'labelDesign', type: 'create' },
  body: LabelDesignForm,
  result: z.strictObject({ id: z.string() }),
  refuses: ['labelDesign.nameTaken', 'labelDesign.tooMany', 'file.notFound'],
});

export const editLabelDesign = call({
  method: 'PUT',
  path: '/ops/designLabel/edit',
  access: 'ops:labelDesigns',
  idempotent: true,
  edits: 'labelDesign',
  log: { menu: 'labelDesign', type: 'update' },
  body: z.strictObject({ ...LabelDesignForm.shape, id: id('labelDesign'), ...revised }),
  result: Saved,
  refuses: [
    'labelDesign.notFound',
    'record.changedMeanwhile',
    'labelDesign.nameTaken',
    'file.notFound',
  ],
});

/** Who had chosen it prints as if nothing was chosen. */
export const deleteLabelDesign = call({
  method: 'DELETE',
  path: '/ops/designLabel/delete',
  access: 'ops:labelDesigns',
  idempotent: true,
  log: { menu: 'labelDesign', type: 'delete' },
  body: z.strictObject({ id: id('labelDesign') }),
  result: z.null(),
  refuses: ['labelDesign.notFound', 'record.deletedAlready'],
});

/** Takes a deletion of the last day back; who had chosen it and nothing since has it chosen again. */
export const restoreLabelDesign = call({
  method: 'POST',
  path: '/ops/designLabel/restore',
  access: 'ops:labelDesigns',
  idempotent: true,
  log: { menu: 'labelDesign', type: 'create' },
  body: z.strictObject({ id: id('labelDesign') }),
  result: Restored,
  refuses: ['labelDesign.notFound', 'labelDesign.tooMany', 'record.takenMeanwhile'],
});

/** A label of an invented order by a design, drawn as any other. */
export const previewLabelDesign = call({
  method: 'POST',
  path: '/ops/designLabel/preview',
  access: 'ops:labelDesigns',
  heavy: true,
  body: LabelDesignForm,
  result: 'file',
  refuses: ['file.notFound'],
});

/** How the merchant's own-line labels look from now on; null: as they always did. */
export const chooseLabelDesign = call({
  method: 'PUT',
  path: '/oms/designLabel/choose',
  access: 'order:printSettings',
  idempotent: true,
  log: { menu: 'labelDesign', type: 'update' },
  body: z.strictObject({ designId: z.nullable(id('labelDesign')) }),
  result: z.null(),
  refuses: ['labelDesign.notFound'],
});

/** Labels of own lines by a design, as one PDF. */
export const batchDownloadDesigned = call({
  method: 'POST',
  path: '/oms/designLabel/batchDownload',
  access: 'order:print',
  heavy: true,
  body: z.strictObject({ ids: paperIds, designId: id('labelDesign') }),
  result: 'file',
  refuses: [
    'order.notFound',
    'labelDesign.notFound',
    'label.cannotPrint',
    'label.notOwnLine',
    'label.tooManyPages',
  ],
});

export const stickerSizes = ['60x40', '40x30', 'a4x24'] as const;
/** In one file. */
export const stickersMost = 5_000;

/** Stickers with the barcodes of SKUs, so many of each. */
export const makeSkuStickers = call({
  method: 'POST',
  path: '/oms/designLabel/stickers',
  access: 'order:print',
  heavy: true,
  body: z.strictObject({
    size: z.enum(stickerSizes),
    skus: z
      .array(
        z.strictObject({
          id: id('sku'),
          count: z.int().check(z.minimum(1, 'web.verify.53'), z.maximum(500, 'web.verify.53')),
        }),
      )
      .check(z.minLength(1, 'web.verify.0'), z.maxLength(100, 'web.verify.25')),
  }),
  result: 'file',
  refuses: ['sku.notFound', 'label.tooManyStickers'],
});
