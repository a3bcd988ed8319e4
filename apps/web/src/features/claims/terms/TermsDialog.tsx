import {
  addClaimTerms,
  type ClaimTerms,
  type ClaimTermsForm,
  constants,
  editClaimTerms,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { TermsFields } from './TermsFields.tsx';
import { useTermsWords } from './useTermsWords.ts';

const fresh: Partial<ClaimTermsForm> = {
  kind: 'lost',
  documents: ['invoice'],
  fromDay: 10,
  untilDay: 60,
  currency: constants.mainCurrency,
  perParcel: '0',
  perKg: '0',
  freightPercent: 0,
};

const formOf = ({ id: _, revision: __, productName: ___, ...form }: ClaimTerms): ClaimTermsForm =>
  form;

interface Props {
  open: boolean;
  /** As they were when it was opened; null: some to be added. */
  terms: ClaimTerms | null;
  onClose: () => void;
  onChanged: () => void;
}

/** A line's terms of one kind. */
export const TermsDialog = ({ open, terms, onClose, onChanged }: Props) => {
  const { t } = useTranslation('claimTerms');
  const [form] = Form.useForm<ClaimTermsForm>();
  const words = useTermsWords();
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addClaimTerms, { onSuccess, meta: { quiet: 'fields' } });
  const onTheirs = fillWithTheirs(form, onChanged);
  const edit = useEdit(editClaimTerms, { ...words, onTheirs }, { onSuccess });
  const save = (values: ClaimTermsForm) => {
    const body = { ...values, productId: values.productId ?? null };
    if (!terms) return add.mutate({ body });
    return edit.mutate({ body: { ...body, id: terms.id, revision: terms.revision } });
  };
  return (
    <FormDialog
      long
      open={open}
      title={terms ? t('editTitle') : t('addTitle')}
      width={520}
      form={form}
      initial={terms ? formOf(terms) : fresh}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <TermsFields form={form} />
    </FormDialog>
  );
};
