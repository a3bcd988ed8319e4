import {
  addLabelDesign,
  editLabelDesign,
  type LabelDesign,
  type LabelDesignForm,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { DesignFields } from './DesignFields.tsx';
import { DesignPreview } from './DesignPreview.tsx';
import styles from './Designs.module.css';
import { formOf, freshDesign } from './design.ts';
import { useDesignWords } from './useDesignWords.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be added. */
  design: LabelDesign | null;
  onClose: () => void;
  onChanged: () => void;
}

/** A design's form, and beside it the label that it makes. */
export const DesignDialog = ({ open, design, onClose, onChanged }: Props) => {
  const { t } = useTranslation('labelDesigns');
  const [form] = Form.useForm<LabelDesignForm>();
  const typed = Form.useWatch<LabelDesignForm | undefined>([], form);
  const { label, text } = useDesignWords();
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addLabelDesign, { onSuccess, meta: { quiet: 'fields' } });
  const edit = useEdit(
    editLabelDesign,
    { label, text, onTheirs: fillWithTheirs(form, onChanged) },
    { onSuccess },
  );
  const initial = design ? formOf(design) : freshDesign;
  const save = (body: LabelDesignForm) =>
    design
      ? edit.mutate({ body: { ...body, id: design.id, revision: design.revision } })
      : add.mutate({ body });
  return (
    <FormDialog
      long
      open={open}
      title={design ? t('editTitle', { name: design.name }) : t('add')}
      width={960}
      form={form}
      initial={initial}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.beside}>
        <DesignFields />
        <DesignPreview design={typed?.size ? typed : initial} />
      </div>
    </FormDialog>
  );
};
