import { LabelDesignForm, labelFields, labelMarks, labelSizes } from '@alpaca/contract';
import { Checkbox, Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import styles from './Designs.module.css';
import { LogoField } from './LogoField.tsx';

const rules = LabelDesignForm.shape;

/** What a design says of a label. */
export const DesignFields = () => {
  const { t } = useTranslation('labelDesigns');
  return (
    <div>
      <div className={styles.names}>
        {(['nameZh', 'nameEn'] as const).map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`field.${name}`)}
            rules={[schemaRule(rules[name])]}
          >
            <TextInput maxLength={40} />
          </Form.Item>
        ))}
      </div>
      <Form.Item name="size" label={t('field.size')} rules={[schemaRule(rules.size)]}>
        <Radio.Group
          className={styles.choices ?? ''}
          options={labelSizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="fields" label={t('field.fields')} extra={t('fieldsHint')}>
        <Checkbox.Group
          className={styles.choices ?? ''}
          options={labelFields.map((value) => ({ value, label: t(`shows.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="marks" label={t('field.marks')}>
        <Checkbox.Group
          className={styles.choices ?? ''}
          options={labelMarks.map((value) => ({ value, label: t(`mark.${value}`) }))}
        />
      </Form.Item>
      <Form.Item name="logo" label={t('field.logo')} extra={t('logoHint')} valuePropName="checked">
        <Checkbox>{t('logo.show')}</Checkbox>
      </Form.Item>
      <Form.Item noStyle dependencies={['logo']}>
        {({ getFieldValue }) => (
          <Form.Item
            name="logoFile"
            label={t('field.logoFile')}
            extra={t('logoFileHint')}
            hidden={!getFieldValue('logo')}
          >
            <LogoField />
          </Form.Item>
        )}
      </Form.Item>
    </div>
  );
};
