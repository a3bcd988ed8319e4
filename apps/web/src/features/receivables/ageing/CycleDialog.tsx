import {
  type Receivable,
  type StatementCycle,
  saveStatementCycle,
  statementCycles,
} from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { fillWithTheirs } from '../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../shared/revision/useEdit.tsx';
import { say } from '../../../shared/store/notice.ts';

interface Props {
  /** As it was when the dialog opened. */
  row: Receivable;
  open: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const isCycle = (value: unknown): value is StatementCycle =>
  statementCycles.some((cycle) => cycle === value);

/** How often a merchant gets a statement. */
export const CycleDialog = ({ row, open, onClose, onChanged }: Props) => {
  const { t } = useTranslation('receivables');
  const [form] = Form.useForm<{ cycle: StatementCycle }>();
  const { cycleId: id, revision, cycle, merchantName: name } = row;
  const edit = useEdit(
    saveStatementCycle,
    {
      label: () => t('field.cycle'),
      text: (_, value) => (isCycle(value) ? t(`cycle.${value}`) : undefined),
      onTheirs: fillWithTheirs(form, onChanged),
    },
    {
      onSuccess: () => {
        say('success', t('done.cycle'));
        onChanged();
        onClose();
      },
    },
  );
  return (
    <FormDialog
      open={open}
      title={t('cycle.title', { name })}
      width={440}
      form={form}
      initial={{ cycle }}
      sends={[edit]}
      error={edit.error}
      onSave={(values) => edit.mutate({ body: { id, revision, ...values } })}
      onClose={onClose}
    >
      <Form.Item name="cycle" label={t('field.cycle')} extra={t('cycle.hint')}>
        <Radio.Group
          vertical
          options={statementCycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
        />
      </Form.Item>
    </FormDialog>
  );
};
