import {
  addDataRule,
  type DataRule,
  editDataRule,
  listDataRules,
  type RuleOp,
  type RuleSubject,
} from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { request } from '../../shared/api/request.ts';
import { showError } from '../../shared/api/showError.ts';
import { useSend } from '../../shared/api/useSend.ts';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../shared/feedback/states/Skeletons.tsx';
import { useEdit } from '../../shared/revision/useEdit.tsx';
import { say } from '../../shared/store/notice.ts';
import { RuleCounts } from './RuleCounts.tsx';
import { RuleFields } from './RuleFields.tsx';
import { formOf, freshRule, type RuleValues, readableOf, valuesOf } from './ruleForm.ts';
import { useRuleSubjects } from './useRuleSubjects.ts';

interface Props {
  open: boolean;
  /** As it was when it was opened; null: one to be added. */
  rule: DataRule | null;
  onClose: () => void;
  onChanged: () => void;
}

/** A rule's form, and what it would leave. */
export const RuleDialog = ({ open, rule, onClose, onChanged }: Props) => {
  const { t } = useTranslation('dataRules');
  const [form] = Form.useForm<RuleValues>();
  const subjects = useRuleSubjects();
  const onSuccess = () => {
    say('success', t('saved'));
    onChanged();
    onClose();
  };
  const add = useSend(addDataRule, { onSuccess, meta: { quiet: 'fields' } });
  const showTheirs = async () => {
    const theirs = (await request(listDataRules, {})).find(({ id }) => id === rule?.id);
    if (theirs) form.setFieldsValue(valuesOf(theirs));
    onChanged();
  };
  const text = (field: string, value: unknown) => {
    if (field === 'subject') return t(`subject.${value as RuleSubject}`);
    return field.endsWith('.op') && value ? t(`op.${value as RuleOp}`) : undefined;
  };
  const edit = useEdit(
    editDataRule,
    {
      label: (field) => t(`field.${field.split('.')[0] as 'name'}`),
      text,
      form: { of: (body) => readableOf(body, subjects.data) },
      onTheirs: () => void showTheirs().catch(showError),
    },
    { onSuccess },
  );
  const save = () => {
    const body = formOf(form.getFieldsValue(true) as RuleValues);
    if (!rule) return add.mutate({ body });
    return edit.mutate({ body: { ...body, id: rule.id, revision: rule.revision } });
  };
  return (
    <FormDialog<RuleValues>
      long
      open={open}
      title={rule ? t('editTitle') : t('add')}
      width={680}
      form={form}
      initial={rule ? valuesOf(rule) : freshRule}
      sends={[add, edit]}
      error={add.error ?? edit.error}
      onSave={save}
      onClose={onClose}
    >
      <LoadState query={subjects}>
        <FormSkeleton fields={4} />
      </LoadState>
      {subjects.data && (
        <>
          <RuleFields form={form} subjects={subjects.data} />
          <RuleCounts form={form} id={rule?.id} />
        </>
      )}
    </FormDialog>
  );
};
