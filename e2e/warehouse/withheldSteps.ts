import { getOrderDetail, uploadFile, withholdParcel } from '@alpaca/contract';
import type { Page } from '@playwright/test';
import { multipart } from '../../apps/server/src/testing/multipart.ts';
import { proofPicture } from '../finance/proofPicture.ts';
import { askAs, callAs, uploadAs } from '../support/api.ts';
import { houseWithParcels } from './dispatchSteps.ts';
import { fromChina } from './receiveSteps.ts';

export const opsPath = '/ops/withheld';
export const ownPath = '/order/withheld';
const operator = 'yunling-op';

const photo = async () => {
  const sent = multipart('parcel.png', proofPicture(), 'image/png');
  const { key } = await uploadAs(operator, uploadFile, { purpose: 'parcelPhoto' }, sent);
  return key;
};

/** A parcel in a warehouse of its own, put aside with a photo of what was seen. */
export const withheldOne = async (...staff: string[]) => {
  const { orders, username } = await houseWithParcels(1, { staff, by: fromChina });
  const { id = '', transactionOrderNo: number = '' } = orders[0] ?? {};
  const note = '箱内有一块未申报的锂电池';
  const photos = [await photo()];
  await callAs(operator, withholdParcel, { number, reason: 'battery', note, photos });
  return { id, number, username, note };
};

export const statusOf = async (user: string, id: string) =>
  (await askAs(user, getOrderDetail, { id })).order.status;

export const drawerOf = (page: Page, number: string) =>
  page.getByRole('dialog', { name: new RegExp(number) });
