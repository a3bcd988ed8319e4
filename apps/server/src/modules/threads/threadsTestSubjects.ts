import { newId } from '../../platform/ids.ts';
import { asMerchant, type Owner, type Subjects } from '../../testing/subjects.ts';
import { makeFile } from '../files/testing.ts';
import { openThread } from './threadDoor.service.ts';
import * as repo from './threads.repository.ts';

/** A talk of the owner's merchant about something that nobody else knows. */
export const newThread = (owner: Owner) =>
  openThread(asMerchant(owner), {
    kind: 'withholding',
    subjectId: newId(),
    merchantId: owner.merchantId,
    title: 'A parcel',
    turn: 'merchant',
    dueAt: null,
  });

const newMessage = async (owner: Owner) => {
  const thread = { id: await newThread(owner), merchant_id: owner.merchantId };
  return repo.addMessage(asMerchant(owner), thread, { side: 'merchant', body: 'Hello' });
};

export const subjects: Subjects = {
  thread: newThread,
  threadMessage: newMessage,
  threadFile: makeFile('threadFile'),
};
