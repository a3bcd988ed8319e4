import { PlusOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { say } from '../../../shared/store/notice.ts';
import styles from './Order.module.css';

interface Props {
  /** How many may still be added. */
  left: number;
  onAdd: (count: number) => void;
}

const most = 999;

/** Adds as many rows as are asked for, 1 to 999. */
export const AddRows = ({ left, onAdd }: Props) => {
  const { t } = useTranslation(['orders', 'verify']);
  const [count, setCount] = useState<number | undefined>(1);
  const add = () => {
    if (!count || count > most || count > left) {
      say('warning', left < 1 ? t('rows.full') : t('verify:web.verify.32'));
      return;
    }
    onAdd(count);
    setCount(1);
  };
  return (
    <Space.Compact>
      <Button icon={<PlusOutlined />} onClick={add}>
        {t('rows.add')}
      </Button>
      <span className={styles.count}>
        <NumberInput
          decimals={0}
          aria-label={t('rows.count')}
          value={count}
          onChange={setCount}
          unit={t('rows.unit')}
        />
      </span>
    </Space.Compact>
  );
};
