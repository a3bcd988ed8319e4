import { Alert } from 'antd';
import { useDeciders } from './useDeciders.ts';

/** That what is filled here is only asked for, and who decides. */
export const AskHint = () => {
  const { nobody, hint } = useDeciders();
  return <Alert showIcon type={nobody ? 'warning' : 'info'} title={hint} />;
};
