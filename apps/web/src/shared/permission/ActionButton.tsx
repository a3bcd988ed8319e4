import type { Permission } from '@alpaca/contract';
import { PlusOutlined } from '@ant-design/icons';
import { Button, type ButtonProps, Tooltip } from 'antd';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { usePermission } from './permission.ts';
import { type Act, useAct } from './useAct.ts';
import { useMissingPermission } from './useMissingPermission.ts';

interface Props extends Omit<ButtonProps, 'onClick' | 'disabled' | 'loading'>, Act {
  /** Without it the button is not there. */
  permission?: Permission | undefined;
  /** Without it the button is there and says which one is missing: what a form is for. */
  tellsMissing?: boolean;
  /** Why it can't be pressed now. It stays reachable, so that the reason can be read and heard. */
  disabledReason?: string | undefined;
}

// The library's own look of a disabled button; a really disabled one could not tell its reason.
const looksDisabled = 'ant-btn-disabled';

/** A button that knows whether it may be pressed, says why not, and is pressed once at a time. */
export const ActionButton = (props: Props) => {
  const { permission, tellsMissing, onClick, confirm, className = '', ...rest } = props;
  const { disabledReason: reason, ...shown } = rest;
  const id = useId();
  const { busy, act, dialog } = useAct();
  const missing = useMissingPermission(permission);
  const may = usePermission(permission);
  if (!may && !(tellsMissing && missing)) return null;
  const disabledReason = missing ?? reason;

  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (!disabledReason) void act({ confirm, onClick });
  };
  return (
    <>
      <Tooltip title={disabledReason}>
        <Button
          {...shown}
          className={disabledReason ? `${className} ${looksDisabled}` : className}
          loading={busy}
          aria-disabled={disabledReason || busy ? true : undefined}
          aria-describedby={disabledReason ? id : undefined}
          onClick={press}
        />
      </Tooltip>
      {disabledReason && (
        <span id={id} hidden>
          {disabledReason}
        </span>
      )}
      {dialog}
    </>
  );
};

interface AddProps {
  permission: Permission;
  onClick: () => unknown;
  children: ReactNode;
}

/** A list's way to one more of its kind. */
export const AddButton = (props: AddProps) => (
  <ActionButton type="primary" icon={<PlusOutlined aria-hidden />} {...props} />
);
