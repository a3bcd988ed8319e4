import type { checkVersion, PriceVersionView, Result } from '@alpaca/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../../shared/feedback/values/StatusTag.tsx';
import { ActionButton } from '../../../../../shared/permission/ActionButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { TryDrawer } from './TryDrawer.tsx';
import type { Draft } from './useDraft.ts';

interface Props {
  version: PriceVersionView;
  draft: Draft;
  findings: Result<typeof checkVersion> | undefined;
  onSave: () => Promise<void>;
  onBack: () => void;
  onReload: () => void;
}

/** What can be done with a version as a whole. */
export const VersionActions = (props: Props) => {
  const { version, draft, findings, onSave, onBack, onReload } = props;
  const { t } = useTranslation('priceSheets');
  const [open, setOpen] = useState<'try' | 'publish' | null>(null);
  const { dirty, bad } = draft;
  const isDraft = version.status === 'draft';
  const cantSave = () => {
    if (!dirty) return t('editor.nothing');
    return bad > 0 ? t('editor.bad', { count: bad }) : undefined;
  };
  const cantPublish = () => {
    if (dirty) return t('editor.saveFirst');
    if (!findings) return t('publish.checking');
    return findings.some(({ level }) => level === 'error') ? t('publish.blocked') : undefined;
  };
  const close = () => setOpen(null);
  return (
    <>
      {dirty && <StatusTag kind="warning">{t('editor.unsaved')}</StatusTag>}
      <Button onClick={() => setOpen('try')}>{t('try')}</Button>
      {isDraft && (
        <>
          <ActionButton
            permission="ops:priceSheetEdit"
            disabledReason={cantSave()}
            onClick={onSave}
          >
            {t('save')}
          </ActionButton>
          <ActionButton
            type="primary"
            permission="ops:priceSheetPublish"
            disabledReason={cantPublish()}
            onClick={() => setOpen('publish')}
          >
            {t('publish')}
          </ActionButton>
        </>
      )}
      <PublishDialog
        open={open === 'publish'}
        version={version}
        revision={draft.revision}
        onClose={close}
        onPublished={onBack}
        onReload={onReload}
      />
      <TryDrawer open={open === 'try'} version={version} onClose={close} />
    </>
  );
};
