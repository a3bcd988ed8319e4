import { afterChargeMutants } from './afterChargeMutants.ts';
import { cellMutants } from './cellMutants.ts';
import { codMutants } from './codMutants.ts';
import { doorMutants } from './doorMutants.ts';
import { fieldMutants } from './fieldMutants.ts';
import { labelMutants } from './labelMutants.ts';
import { listMutants } from './listMutants.ts';
import { moneyMutants } from './moneyMutants.ts';
import { moveMutants } from './moveMutants.ts';
import { openApiMutants } from './openApiMutants.ts';
import { orderMutants } from './orderMutants.ts';
import { physicalMutants } from './physicalMutants.ts';
import { ruleMutants } from './ruleMutants.ts';
import { sealingMutants } from './sealingMutants.ts';
import { trackMutants } from './trackMutants.ts';
import { undoMutants } from './undoMutants.ts';

/** One way to break the product, and the tests that must notice. */
export interface Mutant {
  name: string;
  file: string;
  /** What stands there, exactly once … */
  breaks: string;
  /** … and what stands there instead. */
  into: string;
  tests: readonly string[];
}

/** By what they are of: each group is a part of the night. */
export const mutantGroups: Readonly<Record<string, readonly Mutant[]>> = {
  orders: orderMutants,
  money: moneyMutants,
  lists: listMutants,
  doors: doorMutants,
  afterCharge: afterChargeMutants,
  fields: fieldMutants,
  sealing: sealingMutants,
  undo: undoMutants,
  cells: cellMutants,
  cod: codMutants,
  labels: labelMutants,
  physical: physicalMutants,
  rules: ruleMutants,
  openapi: openApiMutants,
  tracks: trackMutants,
  moves: moveMutants,
};

export const mutants = Object.values(mutantGroups).flat();
