import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormDialog } from '../../shared/feedback/dialogs/FormDialog.tsx';
import { GoneNote, isGone } from './GoneNote.tsx';
import styles from './OpenApi.module.css';

interface Props {
  open: boolean;
  title: string;
  /** The word on its button. */
  act: string;
  danger?: boolean;
  /** What is said where it is no more. */
  gone: string;
  send: { isPending: boolean; error: unknown; reset: () => void };
  onAct: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done to a thing, in words of what that means. */
export const ActDialog = ({ act, gone, send, onAct, children, ...dialog }: Props) => {
  const [form] = Form.useForm();
  return (
    <FormDialog
      {...dialog}
      form={form}
      width={480}
      okText={act}
      sends={[send]}
      error={isGone(send.error) ? null : send.error}
      onSave={onAct}
    >
      <div className={styles.words}>{children}</div>
      <GoneNote error={send.error} text={gone} />
    </FormDialog>
  );
};
