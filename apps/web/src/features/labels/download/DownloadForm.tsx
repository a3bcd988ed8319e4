import { type downloadLabel, labelSetMost, type Result } from '@alpaca/contract';
import { DownloadOutlined } from '@ant-design/icons';
import { Form } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../shared/api/errorText.ts';
import { countText } from '../../../shared/feedback/values/amountText.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import styles from './Download.module.css';
import { HowPacked } from './HowPacked.tsx';
import { type OrderCount, useOrderCount } from './useOrderCount.ts';
import { useStartSet } from './useStartSet.ts';
import { WhichOrders } from './WhichOrders.tsx';
import { bodyOf, canWait, type Wanted } from './wanted.ts';

interface Props {
  begun: Wanted;
  chosen: readonly string[];
  onStarted: (set: Result<typeof downloadLabel>) => void;
}

/** How many orders that is, said before anything is begun. */
const Counted = ({ count, isMore, isFetching, error }: OrderCount) => {
  const { t } = useTranslation('labelSets');
  const words = () => {
    if (error) return errorText(error);
    if (count === undefined) return isFetching ? t('count.asking') : t('count.nothing');
    return isMore ? t('count.more', { many: countText(count) }) : t('count', { count });
  };
  return (
    <p role="status" className={error ? styles.bad : styles.counted}>
      {words()}
    </p>
  );
};

/** Which labels, packed how; the button says for how many orders. */
export const DownloadForm = ({ begun, chosen, onStarted }: Props) => {
  const { t } = useTranslation('labelSets');
  const [form] = Form.useForm<Wanted>();
  const wanted = Form.useWatch<Wanted | undefined>([], { form, preserve: true });
  const counted = useOrderCount(wanted, chosen.length);
  const start = useStartSet(onStarted);
  const { count, isMore } = counted;
  const obstacle = () => {
    if (count === 0) return t('start.none');
    if (isMore || (count ?? 0) > labelSetMost)
      return t('start.tooMany', { most: countText(labelSetMost) });
    return count === undefined && !counted.isFetching ? t('count.nothing') : undefined;
  };
  const submit = async () => {
    const valid = await form.validateFields().then(
      () => true,
      () => false,
    );
    if (!valid) return;
    const all: Wanted = form.getFieldsValue(true);
    const when = canWait(count) ? all.when : 'later';
    await start(bodyOf({ ...all, when }, chosen));
  };
  return (
    <Form
      form={form}
      name={useId()}
      layout="vertical"
      className={styles.card ?? ''}
      initialValues={begun}
    >
      <div className={styles.parts}>
        <WhichOrders chosen={chosen.length} />
        <HowPacked count={count} />
      </div>
      <div className={styles.foot}>
        <Counted {...counted} />
        <ActionButton
          type="primary"
          icon={<DownloadOutlined />}
          disabledReason={obstacle()}
          onClick={submit}
        >
          {t(wanted?.when === 'now' && canWait(count) ? 'start.now' : 'start.later')}
        </ActionButton>
      </div>
    </Form>
  );
};
