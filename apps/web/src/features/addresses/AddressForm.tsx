import { Alert, Button, Form } from 'antd';
import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/error.ts';
import { useCall } from '../../shared/api/useCall.ts';
import { useUnsavedGuard } from '../../shared/form/useUnsavedGuard.ts';
import { useServerIssues } from '../../shared/inputs/useServerIssues.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { say } from '../../shared/store/notice.ts';
import { useTab } from '../../shared/tabs/tabContext.ts';
import { AddressFields } from './AddressFields.tsx';
import styles from './AddressForm.module.css';
import { sections } from './fields.ts';
import { type AddressKind, bookCalls, formCalls } from './kinds.ts';
import { PasteBox } from './PasteBox.tsx';
import { listHref } from './paths.ts';
import { useSaveAddress } from './useSaveAddress.tsx';

interface Props {
  kind: AddressKind;
  /** The address to change, and as what it was read; a new one if absent. */
  begun: { id: string; revision: number } | undefined;
  initial: Record<string, unknown>;
  /** Somebody else's changes are wanted instead of what was typed. */
  onTheirs: () => void;
}

const none: ReadonlySet<string> = new Set();

const useTags = (kind: AddressKind) => {
  const call = bookCalls[kind === 'delivery' ? 'consignee' : kind].tags;
  const options = { enabled: kind !== 'delivery', meta: { quiet: true } };
  return useCall(call, {}, options).data ?? [];
};

export const AddressForm = ({ kind, begun, initial, onTheirs }: Props) => {
  const { t } = useTranslation('addresses');
  const [form] = Form.useForm<Record<string, unknown>>();
  const [dirty, setDirty] = useState(false);
  const [unsure, setUnsure] = useState(none);
  const [pastedCountry, setPastedCountry] = useState<string>();
  const tab = useTab();
  const navigate = useNavigate();
  const { save, dialog, busy, error } = useSaveAddress(kind, begun, onTheirs);
  const rest = useServerIssues(
    form,
    error instanceof ApiError && error.issues.length ? error : null,
  );
  const country = Form.useWatch<string | undefined>('countryCode', form);
  const tags = useTags(kind);
  const permission = begun ? 'order:addressEdit' : 'order:addressAdd';
  const maySave = usePermission(permission);
  useUnsavedGuard(dirty);

  const leave = () => {
    // Before the tab is closed: it asks for what is unsaved.
    flushSync(() => setDirty(false));
    tab.close();
    void navigate(listHref(kind), { replace: true });
  };
  const submit = async (values: Record<string, unknown>) => {
    if (!(await save(values))) return;
    say('success', t('saved'));
    leave();
  };
  const fill = (values: Readonly<Record<string, string>>, guessed: readonly string[]) => {
    // A text is a whole address: what it doesn't say is not the one's before it.
    const said = Object.entries(values).map(([name, value]) => [name, value || undefined] as const);
    form.setFieldsValue(Object.fromEntries(said));
    setUnsure(new Set(guessed));
    if (values.countryCode !== undefined) setPastedCountry(values.countryCode || undefined);
    setDirty(true);
    const filled = said.flatMap(([name, value]) => (value ? [name] : []));
    void form.validateFields(filled).catch(() => {});
  };
  const changed = (change: object) => {
    setDirty(true);
    if (unsure.size > 0) setUnsure(new Set([...unsure].filter((name) => !(name in change))));
  };
  return (
    <>
      <PasteBox countryCode={country === pastedCountry ? undefined : country} onFill={fill} />
      {rest.length > 0 && <Alert type="error" title={rest.join(' ')} />}
      <Form
        form={form}
        name={useId()}
        layout="vertical"
        initialValues={initial}
        scrollToFirstError={{ block: 'center', focus: true }}
        onValuesChange={changed}
        onFinish={(values) => void submit(values)}
      >
        <AddressFields
          sections={sections[kind]}
          rules={formCalls[kind].rules.shape}
          tags={tags}
          unsure={unsure}
        />
        <div className={styles.foot}>
          {maySave ? (
            <Button type="primary" htmlType="submit" loading={busy}>
              {t('save')}
            </Button>
          ) : (
            <ActionButton type="primary" permission={permission} tellsMissing onClick={() => {}}>
              {t('save')}
            </ActionButton>
          )}
          <Button onClick={leave}>{t('cancel')}</Button>
        </div>
      </Form>
      {dialog}
    </>
  );
};
