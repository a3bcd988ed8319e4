import { ActionButton } from '../permission/ActionButton.tsx';
import { type Action, ActionMenu } from '../permission/ActionMenu.tsx';
import { useMayEach } from '../permission/permission.ts';
import { language } from '../store/language.ts';
import styles from './RowActions.module.css';

interface Props {
  /** What the row is known by. */
  of: string;
  /** By what is most wanted in the row's state; false is left out. */
  actions: readonly (Action | false)[];
}

/** The widest that one action and the menu take. */
export const actionsWidth = language === 'en_US' ? 128 : 104;

/** One action in words, the rest behind ⋯; the row's number opens the record itself. */
export const RowActions = ({ of, actions }: Props) => {
  const may = useMayEach();
  const able = actions.filter((one) => one !== false).filter(({ permission }) => may(permission));
  const first = able.find(({ danger }) => !danger);
  const rest = able.filter((one) => one !== first);
  return (
    <span className={styles.actions}>
      {first && (
        <ActionButton
          type="link"
          size="small"
          confirm={first.confirm}
          disabledReason={first.disabledReason}
          onClick={first.onClick}
        >
          {first.text}
        </ActionButton>
      )}
      {rest.length > 0 && <ActionMenu small of={of} actions={rest} />}
    </span>
  );
};
