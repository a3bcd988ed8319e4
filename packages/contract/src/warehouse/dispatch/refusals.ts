// What every call that names a batch, or a bag, may be told.
export const ofBatch = ['batch.notFound', 'warehouse.notYours'] as const;
export const ofBag = ['bag.notFound', 'warehouse.notYours'] as const;
