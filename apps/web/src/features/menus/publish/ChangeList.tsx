import type { MenuChange } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { plainText } from '../../../shared/revision/changed.ts';
import { useMenuWords } from '../useMenuWords.ts';
import styles from './Publish.module.css';

const kinds = {
  added: 'success',
  removed: 'danger',
  moved: 'info',
  changed: 'processing',
} as const;

/** What a menu says differently from the one before, entry by entry. */
export const ChangeList = ({ changes }: { changes: readonly MenuChange[] }) => {
  const { t } = useTranslation(['menus', 'shared']);
  const { label, text, inLanguage } = useMenuWords();
  const words = {
    yes: t('shared:changed.yes'),
    no: t('shared:changed.no'),
    none: t('shared:changed.none'),
    comma: t('shared:list.comma'),
  };
  const placeText = (place: MenuChange['from']) => (place ? inLanguage(place) : t('top'));
  return (
    <ul className={styles.changes}>
      {changes.map(({ id, change, names, from, to, fields }) => (
        <li key={`${id} ${change}`}>
          <StatusTag kind={kinds[change]}>{t(`state.${change}`)}</StatusTag>
          <div>
            <strong>{inLanguage(names)}</strong>
            {change === 'moved' && (
              <small>{t('movedFromTo', { from: placeText(from), to: placeText(to) })}</small>
            )}
            {fields.map((field) => (
              <small key={field.field}>
                {t('fieldFromTo', {
                  field: label(field.field),
                  from: text(field.field, field.from) ?? plainText(field.from, words),
                  to: text(field.field, field.to) ?? plainText(field.to, words),
                })}
              </small>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
};
