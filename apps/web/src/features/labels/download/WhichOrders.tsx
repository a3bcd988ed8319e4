import { numbersMost, type OrderFilter, printObstacle, trackingFilters } from '@alpaca/contract';
import { Button, Form, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDict } from '../../../shared/api/useDict.ts';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';
import { DateRange } from '../../../shared/inputs/DateRange.tsx';
import type { Range } from '../../../shared/inputs/dateRange.ts';
import { NumberList } from '../../../shared/inputs/NumberList.tsx';
import { ProductSelect } from '../../rates/index.ts';
import styles from './Download.module.css';
import type { Wanted } from './wanted.ts';

const shown = ['from', 'to', 'status', 'productId', 'countryCode', 'printed'];

/** From when to when, over the two fields that hold it. */
const Created = () => {
  const form = Form.useFormInstance<Wanted>();
  const { t } = useTranslation('labelSets');
  const from = Form.useWatch<string | undefined>(['filter', 'from'], { form, preserve: true });
  const to = Form.useWatch<string | undefined>(['filter', 'to'], { form, preserve: true });
  const range: Range | undefined = from && to ? [from, to] : undefined;
  return (
    <Form.Item label={t('which.created')}>
      <DateRange
        value={range}
        onChange={(next) => {
          form.setFieldValue(['filter', 'from'], next?.[0]);
          form.setFieldValue(['filter', 'to'], next?.[1]);
        }}
      />
    </Form.Item>
  );
};

/** What else the list was narrowed by when it led here. */
const Rest = () => {
  const form = Form.useFormInstance<Wanted>();
  const { t } = useTranslation('labelSets');
  const filter = Form.useWatch<OrderFilter | undefined>('filter', { form, preserve: true });
  const rest = Object.entries(filter ?? {}).filter(([name, one]) => one && !shown.includes(name));
  if (rest.length === 0) return null;
  const drop = () => {
    for (const [name] of rest) form.setFieldValue(['filter', name as 'keyword'], undefined);
  };
  return (
    <p className={styles.rest}>
      {t('which.rest')}
      <Button type="link" size="small" onClick={drop}>
        {t('which.dropRest')}
      </Button>
    </p>
  );
};

const Tracking = () => {
  const { t } = useTranslation('labelSets');
  return (
    <Form.Item name="tracking" label={t('which.tracking')}>
      <Select
        options={trackingFilters.map((value) => ({ value, label: t(`tracking.${value}`) }))}
      />
    </Form.Item>
  );
};

const Narrowed = () => {
  const { t } = useTranslation('labelSets');
  const { items, isPending } = useDict('order_status');
  const statuses = items.filter(
    ({ value }) => printObstacle({ status: value, label: 'ready' }) === null,
  );
  return (
    <>
      <div className={styles.grid}>
        <Created />
        <Form.Item name={['filter', 'status']} label={t('which.status')}>
          <Select
            allowClear
            loading={isPending}
            placeholder={t('which.anyStatus')}
            options={statuses.map(({ value, text }) => ({ value, label: text }))}
          />
        </Form.Item>
        <Form.Item name={['filter', 'productId']} label={t('which.product')}>
          <ProductSelect placeholder={t('which.any')} />
        </Form.Item>
        <Form.Item name={['filter', 'countryCode']} label={t('which.country')}>
          <CountrySelect placeholder={t('which.any')} />
        </Form.Item>
        <Form.Item name={['filter', 'printed']} label={t('which.printed')}>
          <Select
            allowClear
            placeholder={t('which.any')}
            options={(['no', 'yes'] as const).map((value) => ({
              value,
              label: t(`which.printed.${value}`),
            }))}
          />
        </Form.Item>
        <Tracking />
      </div>
      <Rest />
    </>
  );
};

/** Which orders' labels: by what they have in common, by number, or as chosen in the list. */
export const WhichOrders = ({ chosen }: { chosen: number }) => {
  const { t } = useTranslation('labelSets');
  const which = Form.useWatch<Wanted['which'] | undefined>('which');
  const ways =
    chosen > 0 ? (['chosen', 'filter', 'numbers'] as const) : (['filter', 'numbers'] as const);
  return (
    <fieldset className={styles.part}>
      <legend>{t('which.title')}</legend>
      <Form.Item name="which" noStyle>
        <Segmented
          className={styles.ways ?? ''}
          aria-label={t('which.title')}
          options={ways.map((value) => ({
            value,
            label: t(`which.${value}`, { count: chosen }),
          }))}
        />
      </Form.Item>
      {which === 'filter' && <Narrowed />}
      {which === 'numbers' && (
        <Form.Item name="numbers" label={t('which.numbersLabel')}>
          <NumberList max={numbersMost} placeholder={t('which.numbersHint')} />
        </Form.Item>
      )}
      {which !== 'filter' && <Tracking />}
    </fieldset>
  );
};
