import { type WarehouseChoices, WarehouseForm } from '@alpaca/contract';
import { Form, Input, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import styles from './Houses.module.css';
import { readDays, readHours, readTime } from './houseForm.ts';

const { shape } = WarehouseForm;
const texts = [
  'code',
  'nameZh',
  'nameEn',
  'province',
  'city',
  'address',
  'postCode',
  'contact',
  'phone',
] as const;
const needed: readonly string[] = texts.filter(
  (name) => name !== 'province' && name !== 'postCode',
);
const zones = Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value }));
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

const Place = () => {
  const { t } = useTranslation('warehouses');
  return (
    <div className={styles.columns}>
      {texts.map((name) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`field.${name}`)}
          rules={[schemaRule(shape[name])]}
          required={needed.includes(name)}
          className={name === 'address' ? (styles.wide ?? '') : ''}
        >
          <TextInput />
        </Form.Item>
      ))}
      <Form.Item name="countryCode" label={t('field.countryCode')} required>
        <CountrySelect />
      </Form.Item>
      <Form.Item name="zone" label={t('field.zone')} required>
        <Select showSearch options={zones} />
      </Form.Item>
      <Form.Item
        name="isOpen"
        label={t('field.isOpen')}
        extra={t('isOpenHint')}
        valuePropName="checked"
      >
        <Switch />
      </Form.Item>
    </div>
  );
};

const Times = () => {
  const { t } = useTranslation('warehouses');
  const hoursRule = {
    validator: async (_: unknown, text: string | undefined) => {
      if (readHours(text ?? '') === undefined) throw new Error(t('wrongHours'));
    },
  };
  const daysRule = {
    validator: async (_: unknown, text: string | undefined) => {
      const read = readDays(text ?? '');
      if ('wrong' in read) throw new Error(t('wrongDay', { line: read.wrong }));
    },
  };
  return (
    <>
      <h3>{t('field.hours')}</h3>
      <p className={styles.hint}>{t('hoursHint')}</p>
      <div className={styles.week}>
        {weekdays.map((at) => (
          <Form.Item key={at} name={['hours', at]} label={t(`weekday.${at}`)} rules={[hoursRule]}>
            <Input placeholder={t('dayOff')} />
          </Form.Item>
        ))}
      </div>
      <Form.Item name="days" label={t('field.days')} extra={t('daysHint')} rules={[daysRule]}>
        <Input.TextArea autoSize={{ minRows: 4, maxRows: 12 }} placeholder={t('daysExample')} />
      </Form.Item>
    </>
  );
};

/** Everything that a warehouse is: where, when, for which lines, with whom. */
export const HouseFields = ({ choices }: { choices: WarehouseChoices }) => {
  const { t } = useTranslation('warehouses');
  const timeRule = {
    validator: async (_: unknown, text: string | undefined) => {
      if (readTime(text ?? '') === undefined) throw new Error(t('wrongTime'));
    },
  };
  return (
    <>
      <Place />
      <Times />
      <h3>{t('field.lines')}</h3>
      <p className={styles.hint}>{t(choices.lines.length > 0 ? 'linesHint' : 'noLines')}</p>
      <div className={styles.columns}>
        {choices.lines.map(({ id, code, name, isSold }) => (
          <Form.Item
            key={id}
            name={['lines', id]}
            label={`${name} (${code})`}
            extra={!isSold && t('notSold')}
            rules={[timeRule]}
          >
            <Input placeholder={t('notTaken')} allowClear />
          </Form.Item>
        ))}
      </div>
      <Form.Item name="staffIds" label={t('field.staff')} extra={t('staffHint')}>
        <Select
          mode="multiple"
          optionFilterProp="label"
          options={choices.staff.map(({ id, username, realname, isDisabled }) => ({
            value: id,
            label: isDisabled
              ? t('disabledPerson', { name: realname || username })
              : `${realname} (${username})`,
          }))}
        />
      </Form.Item>
    </>
  );
};
