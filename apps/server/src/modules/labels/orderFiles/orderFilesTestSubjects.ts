import { newId } from '../../../platform/ids.ts';
import { onePagePdf } from '../../../testing/pdf.ts';
import type { Owner } from '../../../testing/subjects.ts';
import { makeFile } from '../../files/testing.ts';
import { newPrintable } from '../records/recordsTestSubjects.ts';
import { insert } from './orderFiles.repository.ts';

/** A PDF that was uploaded to join an order's papers. */
export const newOrderPdf = async (owner: Owner): Promise<string> => {
  const key = await makeFile('orderFile')(owner);
  const { node, tenant } = owner.ctx;
  await node.storage.put(`${tenant.id}/${key}`, onePagePdf, { contentType: 'application/pdf' });
  return key;
};

export const newOrderFile = async (owner: Owner): Promise<string> => {
  const id = newId();
  await insert(owner.ctx, {
    id,
    merchant_id: owner.merchantId,
    order_id: await newPrintable(owner),
    kind: 'boxLabel',
    line: null,
    printer: 'label',
    file_id: await newOrderPdf(owner),
    pages: 1,
    created_by: owner.userId,
  });
  return id;
};
