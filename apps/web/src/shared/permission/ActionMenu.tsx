import type { Permission } from '@alpaca/contract';
import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Act, useAct } from './useAct.ts';

export interface Action extends Act {
  key: string;
  text: string;
  /** Without it the action is not there. */
  permission?: Permission | undefined;
  /** Takes something away: only in the menu, never the row's first. */
  danger?: boolean | undefined;
  /** Why it can't be done now. */
  disabledReason?: string | undefined;
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
  const button = useRef<HTMLButtonElement>(null);
  const { busy, act, dialog } = useAct();
  // The entry it was chosen by is gone.
  const focusBack = () => button.current?.focus();
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
            // The key that chose it would press whatever has the focus next: a question's button.
            domEvent.preventDefault();
            const chosen = actions.find((one) => one.key === key);
            if (chosen) void act(chosen, focusBack);
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
