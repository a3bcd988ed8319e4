import { addWarehouse, editWarehouse, type Warehouse } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { HouseFields } from './HouseFields.tsx';
import { formOf, freshHouse, type HouseValues, valuesOf } from './houseForm.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be added. */
  house: Warehouse | null;
  onClose: () => void;
  onChanged: () => void;
}

/** A warehouse's form, for a new one or one that there is. */
export const HouseDialog = ({ open, house, onClose, onChanged }: Props) => {
  const { t } = useTranslation('warehouses');
  const [form] = Form.useForm<HouseValues>();
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addWarehouse, { onSuccess, meta: { quiet: 'fields' } });
  const words = {
    label: (field: string) => t(`field.${field.split('.')[0] as 'code'}`),
    text: (_field: string, value: unknown) => String(value ?? ''),
  };
  // Theirs is read anew with the list; the form of before is closed.
  const onTheirs = () => {
    onChanged();
    onClose();
  };
  const edit = useEdit(editWarehouse, { ...words, onTheirs }, { onSuccess });
  const save = (values: HouseValues) => {
    const body = formOf(values);
    return house
      ? edit.mutate({ body: { ...body, id: house.id, revision: house.revision } })
      : add.mutate({ body });
  };
  return (
    <FormDialog
      long
      open={open}
      title={house ? t('editTitle', { code: house.code }) : t('add')}
      width={920}
      form={form}
      initial={house ? valuesOf(house) : freshHouse}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <HouseFields />
    </FormDialog>
  );
};
