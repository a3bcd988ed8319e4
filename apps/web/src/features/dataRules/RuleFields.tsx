import { columnsOf, DataRuleForm, type RuleColumn, ruleOps, ruleSubjects } from '@alpaca/contract';
import { Form, type FormInstance, Input, Radio, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../shared/inputs/schemaRule.ts';
import styles from './DataRules.module.css';
import { formOf, type RuleValues } from './ruleForm.ts';
import type { RuleSubjects } from './ruleWords.ts';

const rules = DataRuleForm.shape;

const Condition = ({ column, subjects }: { column: RuleColumn; subjects: RuleSubjects }) => {
  const { t } = useTranslation('dataRules');
  const label = t(`field.${column}`);
  return (
    <div className={styles.condition}>
      <span className={styles.column}>{label}</span>
      <Form.Item name={['asked', column, 'op']} initialValue="in" noStyle>
        <Select
          aria-label={t('opOf', { column: label })}
          className={styles.op ?? ''}
          options={ruleOps.map((value) => ({ value, label: t(`op.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name={['asked', column, 'values']} noStyle>
        <Select
          aria-label={label}
          className={styles.values ?? ''}
          mode="multiple"
          maxTagCount={5}
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('any')}
          options={subjects.choices[column]}
        />
      </Form.Item>
    </div>
  );
};

/** What the rule is called, where it belongs, what it asks and who has it. */
export const RuleFields = ({
  form,
  subjects,
}: {
  form: FormInstance<RuleValues>;
  subjects: RuleSubjects;
}) => {
  const { t } = useTranslation('dataRules');
  const subject = Form.useWatch('subject', form) ?? 'orders';
  const pages = subjects.pages.filter((page) => page.subjects.includes(subject));
  const asksSomething = () =>
    formOf(form.getFieldsValue(true) as RuleValues).conditions.length > 0
      ? Promise.resolve()
      : Promise.reject(new Error(t('needsCondition')));
  return (
    <>
      <Form.Item name="name" label={t('field.name')} rules={[schemaRule(rules.name)]}>
        <Input maxLength={60} />
      </Form.Item>
      <Form.Item name="subject" label={t('field.subject')} extra={t(`subjectHint.${subject}`)}>
        <Radio.Group
          onChange={() => form.setFieldValue('menuId', undefined)}
          options={ruleSubjects.map((value) => ({ value, label: t(`subject.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="menuId" label={t('field.menuId')} rules={[schemaRule(rules.menuId)]}>
        <Select showSearch={{ optionFilterProp: 'label' }} options={pages} />
      </Form.Item>
      <Form.Item
        name="conditions"
        label={t('conditions')}
        extra={t('conditionsHint')}
        rules={[{ validator: asksSomething }]}
      >
        <div>
          {columnsOf[subject].map((column) => (
            <Condition key={column} column={column} subjects={subjects} />
          ))}
        </div>
      </Form.Item>
      <Form.Item name="roleIds" label={t('field.roleIds')} extra={t('rolesHint')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          options={subjects.roles.map(({ value, label, people }) => ({
            value,
            label: t('roleOf', { name: label, count: people }),
          }))}
        />
      </Form.Item>
    </>
  );
};
