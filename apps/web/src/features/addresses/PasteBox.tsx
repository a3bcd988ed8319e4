import { parseAddress } from '@alpaca/contract';
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import styles from './AddressForm.module.css';
import { asEntered } from './asEntered.ts';

interface Props {
  countryCode: string | undefined;
  /** Every field that a text can say, empty where this one doesn't; and which of them to look at. */
  onFill: (values: Readonly<Record<string, string>>, unsure: readonly string[]) => void;
}

/** A text pasted from a chat or an order becomes the form's fields. */
export const PasteBox = ({ countryCode, onFill }: Props) => {
  const { t } = useTranslation('addresses');
  const id = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const parse = useSend(parseAddress);

  const take = async (pasted: string) => {
    if (pasted.trim() === '') return;
    const body = { text: pasted.slice(0, 1000), ...(countryCode && { countryCode }) };
    const { fields, unsure } = await parse.mutateAsync({ body });
    onFill(fields, unsure);
    const found = Object.values(fields).filter(Boolean);
    const counts = { count: found.length, unsure: unsure.length };
    setNote(t(unsure.length > 0 ? 'paste.doneUnsure' : 'paste.done', counts));
  };
  const ask = (pasted: string) => void take(pasted).catch(() => setNote(''));
  const keep = () => {
    onFill(asEntered(text), []);
    setNote(t('paste.kept'));
  };
  return (
    <section className={styles.paste} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.legend}>
        {t('paste.title')}
      </h2>
      <Input.TextArea
        aria-labelledby={`${id}-title`}
        placeholder={t('paste.hint')}
        autoSize={{ minRows: 3, maxRows: 6 }}
        maxLength={1000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={({ clipboardData, currentTarget }) => {
          // Into an empty box: nothing is to be written around it first.
          if (currentTarget.value === '') ask(clipboardData.getData('text'));
        }}
      />
      <div className={styles.pasteButtons}>
        <Button
          type="primary"
          ghost
          disabled={text.trim() === ''}
          loading={parse.isPending}
          onClick={() => ask(text)}
        >
          {t('paste.parse')}
        </Button>
        <Button disabled={text.trim() === ''} onClick={keep}>
          {t('paste.keep')}
        </Button>
        <span role="status" className={styles.note}>
          {note}
        </span>
      </div>
    </section>
  );
};
