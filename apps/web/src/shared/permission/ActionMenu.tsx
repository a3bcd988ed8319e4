import type { Permission } from '@alpaca/contract';
import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showError } from '../api/showError.ts';
import { type Question, useConfirm } from '../feedback/dialogs/useConfirm.tsx';

export interface Action {
  key: string;
  text: string;
  /** Without it the action is not there. */
  permission?: Permission | undefined;
  /** Can't be taken back: only in the menu, never the row's first. */
  danger?: boolean | undefined;
  /** Why it can't be done now. */
  disabledReason?: string | undefined;
  /** Asked before anything is done. */
  confirm?: Question | undefined;
  onClick: () => unknown;
}

interface Props {
  /** What they are done to, for those who hear the menu's button only. */
  of: string;
  actions: readonly Action[];
  /** In a row, where there is little room. */
  small?: boolean;
}

/** Actions behind ⋯. */
export const ActionMenu = ({ of, actions, small = false }: Props) => {
  const { t } = useTranslation('shared');
  const [busy, setBusy] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { ask, dialog } = useConfirm();
  const act = async ({ confirm, onClick }: Action) => {
    if (busy) return;
    const agreed = !confirm || (await ask(confirm));
    // The entry it was chosen by is gone.
    button.current?.focus();
    if (!agreed) return;
    setBusy(true);
    try {
      await onClick();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        menu={{
          items: actions.map(({ key, text, danger = false, disabledReason }) => ({
            key,
            label: text,
            danger,
            ...(disabledReason && { disabled: true, title: disabledReason }),
          })),
          onClick: ({ key, domEvent }) => {
            domEvent.stopPropagation();
            const chosen = actions.find((one) => one.key === key);
            if (chosen) void act(chosen);
          },
        }}
      >
        <Button
          ref={button}
          {...(small && { type: 'text', size: 'small' })}
          loading={busy}
          icon={<EllipsisOutlined />}
          aria-label={t('row.more', { of })}
          onClick={(event) => event.stopPropagation()}
        />
      </Dropdown>
      {dialog}
    </>
  );
};
