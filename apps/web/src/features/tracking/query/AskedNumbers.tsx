import { constants } from '@alpaca/contract';
import { Button } from 'antd';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberList } from '../../../shared/inputs/NumberList.tsx';
import frames from '../../../shared/ui/Frames.module.css';
import styles from './Query.module.css';

interface Props {
  /** Those that were asked for. */
  asked: readonly string[];
  busy: boolean;
  onAsk: (numbers: readonly string[]) => void;
}

const most = constants.trackNumbersMax;

/** Numbers to look for, pasted, typed or scanned. */
export const AskedNumbers = ({ asked, busy, onAsk }: Props) => {
  const { t } = useTranslation('tracking');
  const id = useId();
  const [typed, setTyped] = useState<readonly string[] | undefined>(asked);
  const [own, setOwn] = useState(asked.join());
  const [seen, setSeen] = useState(own);
  // Back and forward lead to other numbers; what was asked here may have been typed on since.
  if (seen !== asked.join()) {
    setSeen(asked.join());
    if (own !== asked.join()) setTyped(asked);
  }
  const numbers = typed ?? [];
  const isAskable = numbers.length > 0 && numbers.length <= most;
  const ask = () => {
    if (!isAskable) return;
    setOwn(numbers.join());
    onAsk(numbers);
  };
  // Enter also begins a new line, so that the next number can be typed or scanned after it.
  const onKeyDown = ({ key, shiftKey, nativeEvent, target }: KeyboardEvent) => {
    const isHere = target instanceof HTMLTextAreaElement && !nativeEvent.isComposing;
    if (key === 'Enter' && !shiftKey && isHere) ask();
  };
  return (
    <form
      className={frames.section}
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
      onKeyDown={onKeyDown}
    >
      <label htmlFor={id}>{t('query.numbers')}</label>
      <NumberList
        id={id}
        value={typed}
        onChange={setTyped}
        max={most}
        placeholder={t('query.hint')}
      />
      <div className={styles.line}>
        <Button type="primary" htmlType="submit" loading={busy} disabled={!isAskable}>
          {t('query.find')}
        </Button>
        <span className={`${styles.soft} ${styles.keys}`}>{t('query.keys')}</span>
      </div>
    </form>
  );
};
