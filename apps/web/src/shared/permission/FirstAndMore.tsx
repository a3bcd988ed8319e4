import { ActionButton } from './ActionButton.tsx';
import { type Action, ActionMenu } from './ActionMenu.tsx';
import { useMayEach } from './permission.ts';

interface Props {
  /** What they are done to. */
  of: string;
  /** By what is most wanted in its state; false is left out. */
  actions: readonly (Action | false)[];
  /** How the first one looks. */
  type: 'primary' | 'link';
  /** In a row, where there is little room. */
  small?: boolean;
}

/** One action in words, the rest behind ⋯. What can't be taken back is never the first. */
export const FirstAndMore = ({ of, actions, type, small = false }: Props) => {
  const may = useMayEach();
  const able = actions.filter((one) => one !== false).filter(({ permission }) => may(permission));
  const first = able.find(({ danger }) => !danger);
  const rest = able.filter((one) => one !== first);
  return (
    <>
      {first && (
        <ActionButton
          type={type}
          {...(small && { size: 'small' })}
          confirm={first.confirm}
          disabledReason={first.disabledReason}
          onClick={first.onClick}
        >
          {first.text}
        </ActionButton>
      )}
      {rest.length > 0 && <ActionMenu small={small} of={of} actions={rest} />}
    </>
  );
};
