import { Button, Form } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { freshParcel, hintPlace } from '../quotes/parcel.ts';
import { RadarPanel } from '../quotes/RadarPanel.tsx';
import { useRadar } from '../quotes/useRadar.ts';
import { RuleTabs } from './RuleTabs.tsx';
import styles from './Trial.module.css';
import { TrialResults } from './TrialResults.tsx';
import { type TrialValues, useTrial } from './useTrial.ts';

/** `home` is where parcels start unless it is said: the parcels, the radar beside them, the comparison below. */
export const TrialDesk = ({ home }: { home: string }) => {
  const { t } = useTranslation('trial');
  const [params] = useSearchParams();
  const [form] = Form.useForm<TrialValues>();
  const [at, setAt] = useState(0);
  const rules = Form.useWatch('rules', form);
  const trial = useTrial(rules);
  const radar = useRadar(rules?.[at]);
  const country = params.get('countryCode');
  const fresh = () => freshParcel({ originCode: home });
  const first = { ...fresh(), ...(country && { countryCode: country }) };

  const goTo = (field: string) => {
    const name = ['rules', at, ...hintPlace(field, rules?.[at] ?? {})];
    form.scrollToField(name, { block: 'center', focus: true });
  };
  const clear = () => {
    form.setFieldsValue({ rules: [fresh()] });
    setAt(0);
    trial.forget();
  };
  return (
    <>
      <div className={styles.desk}>
        <Form
          form={form}
          name={useId()}
          layout="vertical"
          className={styles.card ?? ''}
          initialValues={{ rules: [first] }}
          onFinish={trial.run}
          onFinishFailed={({ errorFields: [wrong] }) => {
            const index = wrong?.name[1];
            if (typeof index === 'number') setAt(index);
          }}
        >
          <RuleTabs fresh={fresh} at={at} onAt={setAt} onRemove={trial.drop} />
          <div className={styles.buttons}>
            <Button type="primary" htmlType="submit" loading={trial.busy}>
              {rules && rules.length > 1
                ? t('single.submitMany', { count: rules.length })
                : t('single.submit')}
            </Button>
            <Button onClick={clear}>{t('single.reset')}</Button>
          </div>
        </Form>
        <div className={styles.aside} data-beside>
          <RadarPanel {...radar} onField={goTo} />
        </div>
      </div>
      <TrialResults trial={trial} at={at} onAgain={form.submit} />
    </>
  );
};
