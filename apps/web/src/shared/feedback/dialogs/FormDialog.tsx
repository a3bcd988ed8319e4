import { Form, type FormInstance, type ModalProps } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormIssues, useServerIssues } from '../../inputs/useServerIssues.tsx';
import { Dialog } from './Dialog.tsx';

/** A call of `useSend` or `useEdit`. */
interface Sending {
  isPending: boolean;
  reset: () => void;
  dialog?: ReactNode;
}

type OfDialog = Pick<ModalProps, 'title' | 'width' | 'okText' | 'cancelText' | 'afterClose'>;

interface Props<V> extends OfDialog {
  open: boolean;
  form: FormInstance<V>;
  /** What its fields' ids begin with, where one must be known. */
  name?: string;
  initial?: object | undefined;
  /** What its button waits for; what they ask is asked here, and forgotten with the dialog. */
  sends?: readonly Sending[];
  /** What the server found wrong, where the form tells it and nobody else. */
  error?: unknown;
  danger?: boolean;
  /** False while there is nothing that its button could do. */
  canSave?: boolean;
  /**
   * The field that the cursor is on once the dialog stands. `autoFocus` is not enough: the dialog
   * takes the focus for itself where it comes late.
   */
  focusOn?: Extract<keyof V, string>;
  /** Whether a field may be out of sight: then the first that is wrong is gone to. */
  long?: boolean;
  className?: string | undefined;
  onSave: (values: V) => unknown;
  onClose: () => void;
  children: ReactNode;
}

/** Who types or presses already keeps the cursor: a dialog may stand later than it can be used. */
const isBusyIn = (formId: string) =>
  document.getElementById(formId)?.contains(document.activeElement);

/** A dialog that is a form: empty or as it was begun whenever it opens, sent by its button. */
export const FormDialog = <V extends object>({
  form,
  name,
  initial = {},
  sends = [],
  error,
  danger = false,
  canSave = true,
  focusOn,
  long = false,
  className = '',
  afterClose,
  onSave,
  onClose,
  children,
  ...dialog
}: Props<V>) => {
  const { t } = useTranslation('shared');
  const ownId = useId();
  const id = name ?? ownId;
  const rest = useServerIssues(form, error);
  return (
    <Dialog
      okText={t('action.save')}
      cancelText={t('action.cancel')}
      {...dialog}
      okButtonProps={{ danger, disabled: !canSave }}
      confirmLoading={sends.some(({ isPending }) => isPending)}
      onOk={form.submit}
      onCancel={onClose}
      afterOpenChange={(isOpen) => {
        if (!isOpen || !focusOn || isBusyIn(id)) return;
        document.getElementById(`${id}_${focusOn}`)?.focus();
      }}
      afterClose={() => {
        for (const { reset } of sends) reset();
        afterClose?.();
      }}
    >
      <Form<V>
        form={form}
        name={id}
        layout="vertical"
        preserve={false}
        className={className}
        initialValues={initial}
        scrollToFirstError={long && { focus: true }}
        onFinish={onSave}
      >
        <FormIssues apart words={rest} />
        {children}
      </Form>
      {sends.find((sending) => sending.dialog)?.dialog}
    </Dialog>
  );
};
