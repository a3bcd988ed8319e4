import { type ReturnView, type ReturnWish, wishesFor, wishReturn } from '@alpaca/contract';
import { Form, Radio } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../shared/api/useSend.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { DayInput } from '../../../shared/inputs/DayInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { tenantNow } from '../../../shared/inputs/tenantNow.ts';
import { say } from '../../../shared/store/notice.ts';
import styles from './Returns.module.css';

interface Values {
  wish: ReturnWish;
  until?: string;
}

interface Props {
  row: ReturnView;
  open: boolean;
  isStaff: boolean;
  onClose: () => void;
  onChanged: () => void;
}

const required = { required: true };
const wishRule = schemaRule(wishReturn.body.shape.wish);

/** What is to become of a return, as its merchant says: itself, or to the staff by telephone. */
export const WishDialog = ({ row, open, isStaff, onClose, onChanged }: Props) => {
  const { t } = useTranslation('returns');
  const [form] = Form.useForm<Values>();
  const send = useSend(wishReturn, {
    meta: { quiet: 'fields' },
    onSuccess: () => {
      say('success', t(isStaff ? 'noted' : 'wished'));
      onClose();
    },
    onSettled: onChanged,
  });
  const { id, transactionOrderNo: no, holdMost, wish: now } = row;
  const textOf = (wish: ReturnWish) => {
    if (wish !== 'hold') return t(`wishText.${wish}`);
    return holdMost ? t('wishText.hold', { day: holdMost }) : t('wishText.holdOver');
  };
  return (
    <FormDialog
      open={open}
      title={t(isStaff ? 'noteTitle' : 'wishTitle', { no })}
      width={520}
      okText={t(isStaff ? 'noteOk' : 'wishOk')}
      form={form}
      initial={{ wish: now ?? undefined }}
      sends={[send]}
      error={send.error}
      onSave={({ wish, until }: Values) =>
        send.mutate({ body: { id, wish, ...(wish === 'hold' && until && { until }) } })
      }
      onClose={onClose}
    >
      <Form.Item name="wish" label={t('wishWhich')} rules={[wishRule]} {...required}>
        <Radio.Group className={styles.choices ?? ''}>
          {wishesFor(row).map((wish) => (
            <Radio key={wish} value={wish} disabled={wish === 'hold' && !holdMost}>
              <span className={styles.choice}>
                {t(`wish.${wish}`)}
                <small>{textOf(wish)}</small>
              </span>
            </Radio>
          ))}
        </Radio.Group>
      </Form.Item>
      <Form.Item noStyle dependencies={['wish']}>
        {({ getFieldValue }) =>
          getFieldValue('wish') === 'hold' &&
          holdMost && (
            <Form.Item
              name="until"
              label={t('until')}
              rules={[{ required: true, message: t('untilMissing') }]}
            >
              <DayInput
                minDate={tenantNow().add(1, 'day').startOf('day')}
                maxDate={dayjs(holdMost)}
              />
            </Form.Item>
          )
        }
      </Form.Item>
    </FormDialog>
  );
};
