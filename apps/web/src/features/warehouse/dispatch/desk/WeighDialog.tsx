import { type BagRow, closeBag } from '@alpaca/contract';
import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { refusedBy } from '../../../../shared/api/error.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { FormDialog } from '../../../../shared/feedback/dialogs/FormDialog.tsx';
import { DecimalInput } from '../../../../shared/inputs/DecimalInput.tsx';
import { TextInput } from '../../../../shared/inputs/TextInput.tsx';
import { play } from '../../../../shared/scanner/sounds.ts';
import { local } from '../../../../shared/store/shelves.ts';
import styles from '../Dispatch.module.css';

interface Values {
  gross: string;
  tare?: string;
  reason?: string;
}

interface Props {
  open: boolean;
  bag: BagRow;
  onClose: () => void;
  onDone: () => void;
}

const formName = 'weigh';

// Bags of a kind weigh the same day after day: what was said last is offered next.
const tareShelf = (kind: BagRow['kind']) => `dispatch.tare.${kind}`;

/** A bag is closed by what the scale shows; far from the sum of its boxes a reason is asked for. */
export const WeighDialog = ({ open, bag, onClose, onDone }: Props) => {
  const { t } = useTranslation('dispatch');
  const [form] = Form.useForm<Values>();
  const close = useSend(closeBag, {
    // The dialog tells it.
    meta: { quiet: true },
    // Somebody else may have been at it.
    onSettled: onDone,
    onError: () => {
      play('wrong');
      // Weighed once more, it is typed over what it was.
      (document.getElementById(`${formName}_gross`) as HTMLInputElement | null)?.select();
    },
    onSuccess: () => {
      play('done');
      onClose();
    },
  });
  const isFar = refusedBy(close.error, 'bag.weightFar');
  const known = bag.tareKg > 0 ? String(bag.tareKg) : local.get<string>(tareShelf(bag.kind));
  const save = ({ gross, tare = '', reason = '' }: Values) => {
    local.set(tareShelf(bag.kind), tare);
    close.mutate({
      body: {
        id: bag.id,
        grossKg: Number(gross),
        ...(tare && { tareKg: Number(tare) }),
        ...(reason && { reason }),
      },
    });
  };
  return (
    <FormDialog
      open={open}
      title={t('weighTitle', { no: bag.bagNo })}
      width={440}
      okText={t('weigh')}
      form={form}
      name={formName}
      focusOn="gross"
      initial={{ tare: known ?? '' }}
      sends={[close]}
      error={close.error}
      onSave={save}
      onClose={onClose}
    >
      <p className={styles.lead}>{t('weighText', { count: bag.boxes, net: bag.netKg })}</p>
      <Form.Item
        name="gross"
        label={t('gross')}
        rules={[{ required: true, message: t('grossMissing') }]}
      >
        <DecimalInput decimals={3} unit="kg" size="large" onPressEnter={form.submit} />
      </Form.Item>
      <Form.Item name="tare" label={t(`tare.${bag.kind}`)} extra={t('tareHint')}>
        <DecimalInput decimals={3} unit="kg" onPressEnter={form.submit} />
      </Form.Item>
      {isFar && (
        <Form.Item name="reason" label={t('reason')}>
          <TextInput maxLength={200} placeholder={t('reasonHint')} onPressEnter={form.submit} />
        </Form.Item>
      )}
    </FormDialog>
  );
};
