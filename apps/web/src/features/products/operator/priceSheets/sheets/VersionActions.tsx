import { dropVersion, type VersionLine } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../../../shared/api/useSend.ts';
import { say } from '../../../../../shared/store/notice.ts';
import { RowActions } from '../../../../../shared/table/RowActions.tsx';

export interface VersionActs {
  onVersion: (id: string) => void;
  onCopy: (id: string) => unknown;
  /** Why no draft can be begun. */
  blocked: string | undefined;
  onChanged: () => void;
}

/** Opens a version, begins a draft from it, or deletes the draft after asking. */
export const VersionActions = ({ version, acts }: { version: VersionLine; acts: VersionActs }) => {
  const { t } = useTranslation('priceSheets');
  const { id, status, versionNo } = version;
  const send = useSend(dropVersion, { onSuccess: () => say('success', t('dropped')) });
  return (
    <RowActions
      of={t('version.noText', { no: versionNo })}
      actions={[
        {
          key: 'open',
          text: t(status === 'draft' ? 'edit' : 'view'),
          onClick: () => acts.onVersion(id),
        },
        status === 'published' && {
          key: 'copy',
          text: t('copyDraft'),
          permission: 'ops:priceSheetEdit',
          disabledReason: acts.blocked,
          onClick: () => acts.onCopy(id),
        },
        status === 'draft' && {
          key: 'drop',
          text: t('drop'),
          permission: 'ops:priceSheetEdit',
          danger: true,
          confirm: { title: t('drop.title'), text: t('drop.text'), yes: t('drop'), danger: true },
          onClick: async () => {
            await send.mutateAsync({ query: { id } }).catch(() => null);
            acts.onChanged();
          },
        },
      ]}
    />
  );
};
