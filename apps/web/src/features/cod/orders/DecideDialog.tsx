import { type CodDecision, type CodOrder, codDecisionsOf, decideCod } from '@alpaca/contract';
import { Form, Radio } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../../../shared/feedback/beside/Parts.module.css';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { NoteItem } from '../../../shared/inputs/NoteItem.tsx';
import { type Acting, useActOn } from '../../../shared/revision/useActOn.ts';
import { codFactsOf } from './codFacts.ts';

interface Said {
  decision: CodDecision;
  note: string;
}

/** Somebody says what becomes of money that is not as it was due, or that does not come. */
export const DecideDialog = (acting: Acting<CodOrder>) => {
  const { t } = useTranslation('cod');
  const [form] = Form.useForm<Said>();
  const { of, open, onClose } = acting;
  const { send, seen } = useActOn(decideCod, acting, t('decide.done'));
  const { due, remitted, currency, transactionOrderNo: no } = of;
  const can = codDecisionsOf(codFactsOf(of));
  const isMore = Number(due) > Number(remitted);
  return (
    <FormDialog
      {...{ open, form, onClose }}
      title={t('decide.title', { no })}
      width={520}
      okText={t('decide.ok')}
      focusOn="decision"
      initial={{ decision: can[0] }}
      sends={[send]}
      error={send.error}
      onSave={(said) => send.mutate({ body: { ...seen, ...said } })}
    >
      <p className={styles.lead}>{t('decide.lead', { due, remitted, currency })}</p>
      <Form.Item name="decision" label={t('decide.what')}>
        <Radio.Group
          vertical
          options={can.map((value) => ({
            value,
            label:
              value === 'inFull' && isMore
                ? t('decision.inFullByTwo', { due, currency })
                : t(`decision.${value}`, { due, remitted, currency }),
          }))}
        />
      </Form.Item>
      <NoteItem
        schema={decideCod.body.shape.note}
        label={t('field.note')}
        hint={t('decide.hint')}
      />
    </FormDialog>
  );
};
