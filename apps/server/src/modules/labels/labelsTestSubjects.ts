import { newId } from '../../platform/ids.ts';
import type { Owner, Subjects } from '../../testing/subjects.ts';
import { makeFile } from '../files/testing.ts';
import { insert as insertDesign } from './designs/designs.repository.ts';
import { designForm } from './designs/designsTestForms.ts';
import { newOrderFile, newOrderPdf } from './orderFiles/orderFilesTestSubjects.ts';
import { newPrintable, newPrintRecord } from './records/recordsTestSubjects.ts';
import { add as addSet, change as changeSet } from './sets/sets.repository.ts';

// Past the service, which lets a tenant have only so many.
const newDesign = async ({ ctx }: Owner) => {
  const id = newId();
  await insertDesign(ctx, id, designForm());
  return id;
};

const newSet = async (owner: Owner) => {
  const id = newId();
  const orderId = await newPrintable(owner);
  const set = {
    id,
    merchant_id: owner.merchantId,
    user_id: owner.userId,
    language: 'zh_CN',
    job_id: newId(),
    kind: 'all',
    folders: 'shared',
    documents: ['label'],
  };
  await addSet(owner.ctx, set, [orderId]);
  await changeSet(owner.ctx, id, { status: 'ready' });
  return id;
};

export const subjects: Subjects = {
  labelDesign: newDesign,
  labelSet: newSet,
  logoFile: makeFile('tenantLogo'),
  orderFile: newOrderFile,
  orderPdf: newOrderPdf,
  printRecord: newPrintRecord,
};
