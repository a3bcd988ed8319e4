import {
  addWarehouse,
  editWarehouse,
  getWarehouse,
  getWarehouseChoices,
  type Warehouse,
  type WarehouseForm,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/request.ts';
import { showError } from '../../../shared/api/showError.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';
import { HouseFields } from './HouseFields.tsx';
import {
  formOf,
  freshHouse,
  type HouseValues,
  mergeHouse,
  readableOf,
  valuesOf,
} from './houseForm.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be added. */
  house: Warehouse | null;
  onClose: () => void;
  onChanged: () => void;
}

const stored = (id: string) => request(getWarehouse, { query: { id } });

/** A warehouse's form, for a new one or one that there is. */
export const HouseDialog = ({ open, house, onClose, onChanged }: Props) => {
  const { t } = useTranslation('warehouses');
  const [form] = Form.useForm<HouseValues>();
  // What the form was filled from: as it was opened, or as somebody else has saved it since.
  const [base, setBase] = useState(house);
  // Without them, what the warehouse has would seem to be taken away.
  const choices = useCall(getWarehouseChoices, {}, { enabled: open, meta: { quiet: true } });
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addWarehouse, { onSuccess, meta: { quiet: true } });
  const mine = (): WarehouseForm => formOf(form.getFieldsValue(true) as HouseValues);

  const showTheirs = async () => {
    if (!base) return;
    const theirs = await stored(base.id);
    const filled = Object.keys(form.getFieldValue('lines') ?? {});
    const none = Object.fromEntries(filled.map((id) => [id, undefined]));
    const values = valuesOf(theirs);
    form.setFieldsValue({ ...values, lines: { ...none, ...values.lines } });
    setBase(theirs);
    onChanged();
  };
  const over = async () => {
    const { id, revision, ...before } = base as Warehouse;
    const { id: _, revision: __, ...theirs } = await stored(id);
    return { ...mergeHouse(before, mine(), theirs), id, revision };
  };
  const edit = useEdit(
    editWarehouse,
    {
      label: (field) => t(`field.${field.split('.')[0] as 'code'}`),
      form: { of: (body) => readableOf(body, choices.data), into: (body) => body },
      over,
      onTheirs: () => void showTheirs().catch(showError),
    },
    { onSuccess },
  );
  const save = (values: HouseValues) => {
    const body = formOf(values);
    return base
      ? edit.mutate({ body: { ...body, id: base.id, revision: base.revision } })
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
      {choices.data ? (
        <HouseFields choices={choices.data} />
      ) : (
        <LoadState query={choices}>
          <FormSkeleton fields={6} />
        </LoadState>
      )}
    </FormDialog>
  );
};
