import { dutyTerms, listChannels, ProductForm } from '@alpaca/contract';
import { Form, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { CountriesSelect } from '../../../../shared/inputs/CountriesSelect.tsx';
import { DecimalInput } from '../../../../shared/inputs/DecimalInput.tsx';
import { NumberInput } from '../../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { language } from '../../../../shared/store/language.ts';
import styles from './Products.module.css';

const rules = ProductForm.shape;
const texts = ['code', 'nameZh', 'nameEn'] as const;
const whole = ['transitDaysMin', 'transitDaysMax', 'voidHours'] as const;
const prices = ['returnHandling', 'returnFee'] as const;
const words = ['restrictionsZh', 'restrictionsEn'] as const;

/** What a product is called, and what holds as soon as it is saved. */
export const BasicFields = () => {
  const { t } = useTranslation('opsProducts');
  const { data: channels = [], isPending } = useCall(listChannels);
  return (
    <fieldset className={styles.section}>
      <legend>{t('form.basics')}</legend>
      <p className={styles.soft}>{t('form.live')}</p>
      <div className={styles.grid}>
        {texts.map((name) => (
          <Form.Item key={name} name={name} label={t(name)} rules={[schemaRule(rules[name])]}>
            <TextInput maxLength={60} />
          </Form.Item>
        ))}
        <Form.Item name="channelId" label={t('channel')} rules={[schemaRule(rules.channelId)]}>
          <Select
            loading={isPending}
            placeholder={t('form.chooseChannel')}
            showSearch={{ optionFilterProp: 'label' }}
            options={channels.map(({ id, code, nameZh, nameEn, carrier, status }) => ({
              value: id,
              // A product that has it keeps it; nothing new goes over it.
              disabled: status === 'stopped',
              label: `${language === 'en_US' ? nameEn : nameZh} ${code} · ${carrier}`,
            }))}
          />
        </Form.Item>
        {whole.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`form.${name}`)}
            rules={[schemaRule(rules[name])]}
          >
            <NumberInput decimals={0} />
          </Form.Item>
        ))}
        {prices.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`form.${name}`)}
            rules={[schemaRule(rules[name])]}
          >
            <DecimalInput decimals={4} />
          </Form.Item>
        ))}
        <Form.Item
          name="origins"
          label={t('form.origins')}
          extra={t('form.originsHint')}
          className={styles.wide ?? ''}
        >
          <CountriesSelect />
        </Form.Item>
        <Form.Item name="dutyTerms" label={t('form.dutyTerms')} className={styles.wide ?? ''}>
          <Segmented<string | null>
            aria-label={t('form.dutyTerms')}
            options={[
              { value: null, label: t('form.dutyTerms.open') },
              ...dutyTerms.map((value) => ({ value, label: t(`form.dutyTerms.${value}`) })),
            ]}
          />
        </Form.Item>
        {words.map((name) => (
          <Form.Item
            key={name}
            name={name}
            label={t(`form.${name}`)}
            className={styles.wide ?? ''}
            rules={[schemaRule(rules[name])]}
          >
            <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
          </Form.Item>
        ))}
      </div>
    </fieldset>
  );
};
