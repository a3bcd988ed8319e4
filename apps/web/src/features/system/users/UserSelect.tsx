import { chosenUsersMax, type UserLine } from '@alpaca/contract';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './UserSelect.module.css';
import { UserSelectDialog } from './UserSelectDialog.tsx';

export type ChosenUser = Pick<UserLine, 'id' | 'username' | 'realname'>;

interface Props {
  id?: string;
  value?: readonly ChosenUser[];
  onChange?: (users: ChosenUser[]) => void;
  max?: number;
}

// More names than these are a number.
const shownAtMost = 20;

/** Users chosen one by one, from a dialog with a search; a form's field. */
export const UserSelect = ({ id, value = [], onChange, max = chosenUsersMax }: Props) => {
  const { t } = useTranslation('userSelect');
  const [open, setOpen] = useState(false);
  const without = (user: ChosenUser) => value.filter((one) => one.id !== user.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend beside the form's label
    <div {...(id && { id })} role="group" aria-label={t('title')} className={styles.field}>
      {value.slice(0, shownAtMost).map((user) => (
        <Tag
          key={user.id}
          closable={{ 'aria-label': t('remove', { name: user.realname }) }}
          onClose={(event) => {
            event.preventDefault();
            onChange?.(without(user));
          }}
        >
          {user.realname}
        </Tag>
      ))}
      {value.length > shownAtMost && <span>{t('more', { n: value.length - shownAtMost })}</span>}
      <Button size="small" onClick={() => setOpen(true)}>
        {t('choose')}
      </Button>
      {open && (
        <UserSelectDialog
          chosen={value}
          max={max}
          onCancel={() => setOpen(false)}
          onChoose={(users) => {
            setOpen(false);
            onChange?.(users);
          }}
        />
      )}
    </div>
  );
};
