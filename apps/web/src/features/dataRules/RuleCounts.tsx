import { type Seen, tryDataRule } from '@alpaca/contract';
import { Form, type FormInstance } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../shared/api/useCall.ts';
import { LoadState } from '../../shared/feedback/states/ErrorState.tsx';
import styles from './DataRules.module.css';
import { formOf, type RuleValues } from './ruleForm.ts';

const pauseMs = 400;

/** What is filled in once nobody has changed it for a moment. */
const useStill = (form: FormInstance<RuleValues>) => {
  const values = Form.useWatch((all: RuleValues) => JSON.stringify(all), form) ?? '{}';
  const [still, setStill] = useState('{}');
  useEffect(() => {
    const timer = setTimeout(() => setStill(values), pauseMs);
    return () => clearTimeout(timer);
  }, [values]);
  return JSON.parse(still) as Partial<RuleValues>;
};

/** Of so many how many are left: by the rule alone, and for each role with its other rules. */
export const RuleCounts = ({
  form,
  id,
}: {
  form: FormInstance<RuleValues>;
  id: string | undefined;
}) => {
  const { t } = useTranslation('dataRules');
  const { subject = 'orders', ...rest } = useStill(form);
  const { name, menuId: _, ...asked } = formOf({ name: '', ...rest, subject });
  const body = { ...asked, ...(name && { name }), ...(id && { id }) };
  const enabled = asked.conditions.length > 0;
  const query = useCall(tryDataRule, { body }, { enabled, meta: { quiet: true } });
  const { data } = query;
  if (!enabled) return <p className={styles.hint}>{t('countsLater')}</p>;
  const said = ({ seen, isMore }: Seen) => t(isMore ? 'seenMore' : 'seen', { count: seen });
  const of = t(`of.${subject}`, { count: data?.total ?? 0 });
  return (
    <section className={styles.counts} aria-label={t('counts')} aria-live="polite">
      <LoadState query={query}>
        <p className={styles.hint}>{t('counting')}</p>
      </LoadState>
      {data && (
        <>
          <p className={styles.line}>{t('alone', { of, seen: said(data.alone) })}</p>
          {data.roles.map((role) => (
            <div key={role.id}>
              <p className={styles.line}>
                {t('roleSees', { of, role: role.name, seen: said(role) })}
              </p>
              {role.rules.length > 1 && (
                <ul className={styles.each}>
                  {role.rules.map((rule) => (
                    <li key={rule.name}>{t('each', { name: rule.name, seen: said(rule) })}</li>
                  ))}
                </ul>
              )}
            </div>
          ))}
        </>
      )}
    </section>
  );
};
