import { Alert } from 'antd';
import { refusedBy } from '../../shared/api/error.ts';

/** Whether somebody ended or deleted it meanwhile. */
export const isGone = (error: unknown) => refusedBy(error, 'apiKey.notFound', 'webhook.notFound');

/** Says what became of it: the server's words must not tell a stranger's from one that ended. */
export const GoneNote = ({ error, text }: { error: unknown; text: string }) =>
  isGone(error) && <Alert showIcon type="warning" title={text} />;
