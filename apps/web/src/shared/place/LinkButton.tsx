import { Button, type ButtonProps } from 'antd';
import { follow } from './follow.ts';

/** A link that looks like a button. */
export const LinkButton = ({
  to,
  ...rest
}: Omit<ButtonProps, 'href' | 'onClick'> & { to: string }) => (
  <Button {...rest} href={to} onClick={follow(to)} />
);
