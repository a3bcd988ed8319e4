import type { ChangedMeanwhile, FieldChange, PlainValue } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../feedback/dialogs/Dialog.tsx';
import styles from './ChangedDialog.module.css';
import { type Fields, isUntouched, plainText, valueAt } from './changed.ts';

export type Choice = 'mine' | 'theirs' | 'stay';

export interface FieldWords {
  /** The form's own word for a field. */
  label: (field: string) => string;
  /** How a value of a field reads, where that is not its plain text. */
  text?: ((field: string, value: PlainValue) => string | undefined) | undefined;
}

interface Props extends FieldWords {
  open: boolean;
  changed: ChangedMeanwhile;
  /** What the person has filled in. */
  mine: Fields;
  /** Whether fields that the person left alone become theirs when mine is saved. */
  merges: boolean;
  /** The word for going on with theirs, where there is nothing of one's own to save. */
  onlyTheirs?: string | undefined;
  onChoice: (choice: Choice) => void;
}

const keyOf = ({ field, item }: FieldChange) => `${field} ${item ?? ''}`;

/** Somebody saved first: who, when and what, beside what the person filled in themselves. */
export const ChangedDialog = (props: Props) => {
  const { open, changed, mine, merges, onlyTheirs, label, text, onChoice } = props;
  const { t } = useTranslation('shared');
  const { by, at, changes, more } = changed;
  const words = {
    yes: t('changed.yes'),
    no: t('changed.no'),
    none: t('changed.none'),
    comma: t('list.comma'),
  };
  const read = (field: string, value: PlainValue) =>
    text?.(field, value) ?? plainText(value, words);
  const yours = (change: FieldChange) =>
    merges && isUntouched(mine, change)
      ? t('changed.untouched')
      : read(change.field, (valueAt(mine, change.field) ?? null) as PlainValue);
  // What stands in a list is theirs as a whole; there is nothing of one's own beside it.
  const beside = !onlyTheirs && changes.some(({ item }) => item === undefined);
  return (
    <Dialog
      open={open}
      title={t('changed.title')}
      width={640}
      mask={{ closable: false }}
      onCancel={() => onChoice('stay')}
      footer={
        <div className={styles.foot}>
          <Button onClick={() => onChoice('stay')}>
            {onlyTheirs ? t('action.cancel') : t('changed.stay')}
          </Button>
          <Button type={onlyTheirs ? 'primary' : 'default'} onClick={() => onChoice('theirs')}>
            {onlyTheirs ?? t('changed.takeTheirs')}
          </Button>
          {!onlyTheirs && (
            <Button type="primary" onClick={() => onChoice('mine')}>
              {t('changed.saveMine')}
            </Button>
          )}
        </div>
      }
    >
      <p>{t(onlyTheirs ? 'changed.textTheirs' : 'changed.text', { by, at })}</p>
      {merges && !onlyTheirs && <p>{t('changed.mergeHint')}</p>}
      <div className={styles.frame}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('changed.field')}</th>
              <th scope="col">{t('changed.before')}</th>
              <th scope="col">{t('changed.theirs')}</th>
              {beside && <th scope="col">{t('changed.yours')}</th>}
            </tr>
          </thead>
          <tbody>
            {changes.map((change) => (
              <tr key={keyOf(change)}>
                <th scope="row">
                  {label(change.field)}
                  {change.item !== undefined && <small>{change.item}</small>}
                </th>
                <td>{read(change.field, change.from)}</td>
                <td>{read(change.field, change.to)}</td>
                {beside && <td>{change.item === undefined && yours(change)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && <p>{t('changed.more', { count: more })}</p>}
    </Dialog>
  );
};
