import { constants, numbersIn } from '@alpaca/contract';
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './NumberList.module.css';

interface Props {
  id?: string;
  value?: readonly string[] | undefined;
  onChange?: (numbers: string[] | undefined) => void;
  max?: number;
  placeholder?: string;
  rows?: number;
}

const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** Numbers pasted from anywhere, apart by commas, spaces or line breaks; each counts once. */
export const NumberList = (props: Props) => {
  const { value = [], onChange, max = constants.trackNumbersMax, rows = 4 } = props;
  const { t } = useTranslation(['shared', 'verify']);
  const noteId = useId();
  const [text, setText] = useState(value.join('\n'));
  // Someone else has set the value: the text follows. While it is typed, it stays as typed.
  const shown = same(numbersIn(text).numbers, value) ? text : value.join('\n');
  const { numbers, duplicates } = numbersIn(shown);
  const tooMany = numbers.length > max;
  return (
    <div>
      <Input.TextArea
        {...(props.id && { id: props.id })}
        autoSize={{ minRows: rows, maxRows: rows * 3 }}
        value={shown}
        placeholder={props.placeholder ?? t('numbers.placeholder')}
        status={tooMany ? 'error' : ''}
        aria-describedby={noteId}
        aria-invalid={tooMany}
        onChange={({ target }) => {
          setText(target.value);
          const next = numbersIn(target.value).numbers;
          onChange?.(next.length > 0 ? next : undefined);
        }}
      />
      <p
        id={noteId}
        className={tooMany ? `${styles.note} ${styles.bad}` : styles.note}
        role="status"
      >
        <span>{t('numbers.count', { count: numbers.length, max })}</span>
        {duplicates > 0 && <span>{t('numbers.duplicates', { count: duplicates })}</span>}
        {tooMany && <span>{t('numbers.tooMany', { max })}</span>}
      </p>
    </div>
  );
};
