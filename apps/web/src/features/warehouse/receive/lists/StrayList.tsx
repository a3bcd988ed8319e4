import { giveStrayOrder, listReceipts, listStrays, type StrayView } from '@alpaca/contract';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useLookAgain } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { TableSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { TimeText } from '../../../../shared/feedback/values/TimeText.tsx';
import { schemaRule } from '../../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import styles from '../../../../shared/scanner/Scan.module.css';
import { say } from '../../../../shared/store/notice.ts';

const shown = [listStrays, listReceipts];
const orderRule = schemaRule(giveStrayOrder.body.shape.orderNo);

const GiveDialog = ({ stray, onClose }: { stray: StrayView | null; onClose: () => void }) => {
  const { t } = useTranslation('receive');
  const [form] = Form.useForm<{ orderNo: string }>();
  const lookAgain = useLookAgain(shown);
  const give = useSend(giveStrayOrder, {
    meta: { quiet: true },
    onSuccess: ({ stop, received }) => {
      if (stop) return say('error', stop.text);
      say('success', t('strays.given', { no: received?.transactionOrderNo ?? '' }));
      lookAgain();
      onClose();
    },
  });
  return (
    <FormDialog
      open={stray !== null}
      title={t('strays.giveTitle')}
      width={440}
      okText={t('strays.give')}
      form={form}
      focusOn="orderNo"
      sends={[give]}
      error={give.error}
      onSave={({ orderNo }) => stray && give.mutate({ body: { id: stray.id, orderNo } })}
      onClose={onClose}
    >
      {stray && (
        <p>
          {t('strays.giveText', {
            number: stray.number,
            merchant: stray.merchantName,
            kg: stray.weightKg,
          })}
        </p>
      )}
      <Form.Item name="orderNo" label={t('strays.orderNo')} rules={[orderRule]}>
        <TextInput maxLength={50} autoComplete="off" onPressEnter={form.submit} />
      </Form.Item>
    </FormDialog>
  );
};

/** Parcels that nobody forecast and no order has taken over yet. */
export const StrayList = () => {
  const { t } = useTranslation('receive');
  const strays = useCall(listStrays, { body: { pageSize: 100 } }, { meta: { quiet: true } });
  const [given, setGiven] = useState<StrayView | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.list} aria-label={t('list.strays')}>
      <LoadState query={strays}>
        <TableSkeleton rows={4} columns={2} />
      </LoadState>
      {strays.data?.records.length === 0 && <p className={styles.empty}>{t('strays.empty')}</p>}
      <ol className={styles.rows}>
        {strays.data?.records.map((stray) => (
          <li key={stray.id} className={styles.row}>
            <div className={styles.what}>
              <span className={styles.number}>{stray.number}</span>
              <span className={styles.about}>
                {[stray.merchantName, t('strays.weight', { kg: stray.weightKg }), stray.remark]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span className={styles.about}>
                <TimeText value={stray.time} to="minute" />
              </span>
            </div>
            <Button
              size="small"
              onClick={() => {
                setGiven(stray);
                setOpen(true);
              }}
            >
              {t('strays.give')}
            </Button>
          </li>
        ))}
      </ol>
      <GiveDialog stray={isOpen ? given : null} onClose={() => setOpen(false)} />
    </section>
  );
};
