import { editMerchantCard, getMerchant } from '@alpaca/contract';
import { newId } from '../platform/ids.ts';
import type { EditedForm } from './editedForms.ts';

/** By its first contact's name. */
export const merchantCard: EditedForm = {
  read: async (visitor, id) => {
    const { result } = await visitor.call(getMerchant, { query: { id } });
    const { revision, contacts } = result.card;
    return { revision, contacts: contacts[0]?.name ?? '' };
  },
  edit: editMerchantCard,
  field: 'contacts',
  value: newId,
  body: (sent, name) => ({ ...sent, contacts: [{ name }] }),
};
