import { getVersion, type PriceVersionView, saveVersion } from '@alpaca/contract';
import { Alert, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { request } from '../../../../../shared/api/request.ts';
import { useConfirm } from '../../../../../shared/feedback/dialogs/useConfirm.tsx';
import { useUnsavedGuard } from '../../../../../shared/form/useUnsavedGuard.ts';
import { BackLink } from '../../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../../shared/list/ListPage.tsx';
import { usePermission } from '../../../../../shared/permission/permission.ts';
import { useEdit } from '../../../../../shared/revision/useEdit.tsx';
import { say } from '../../../../../shared/store/notice.ts';
import { Findings } from './Findings.tsx';
import { OtherTab } from './OtherTab.tsx';
import { RowsTab } from './RowsTab.tsx';
import { SurchargesTab } from './SurchargesTab.tsx';
import { useDraft } from './useDraft.ts';
import { useFindings } from './useFindings.ts';
import { useVersionWords } from './useVersionWords.ts';
import { VersionActions } from './VersionActions.tsx';

interface Props {
  version: PriceVersionView;
  onBack: () => void;
  onImport: (kind: 'priceRow' | 'zonePlace') => void;
  /** Reads the version as it now stands; what was typed is given up. */
  onReload: () => void;
}

/** A version's parts on tabs; the whole is saved, checked and published together. */
export const VersionEditor = ({ version, onBack, onImport, onReload }: Props) => {
  const { t } = useTranslation('priceSheets');
  const draft = useDraft(version);
  const mayEdit = usePermission('ops:priceSheetEdit') && version.status === 'draft';
  const { ask, dialog } = useConfirm();
  const findings = useFindings(version);
  const words = useVersionWords();
  const send = useEdit(saveVersion, {
    ...words,
    over: async () => draft.bodyOver(await request(getVersion, { query: { id: version.id } })),
    onTheirs: onReload,
  });
  const { parts, dirty } = draft;
  useUnsavedGuard(dirty);

  const save = async () => {
    const done = await send.mutateAsync({ body: draft.body() }).catch(() => null);
    if (!done) return;
    say('success', t('editor.saved'));
    // On top of somebody else's changes: those are not on this page yet.
    if (done.revision > draft.revision + 1) return onReload();
    draft.settle(done.revision);
    void findings.refetch();
  };
  const back = async () => {
    const question = { title: t('editor.discard'), text: t('editor.discardText') };
    if (!dirty || (await ask({ ...question, yes: t('editor.discardYes'), danger: true }))) onBack();
  };
  const rows = (name: 'zones' | 'prices', kind: 'zonePlace' | 'priceRow') => (
    <RowsTab name={name} draft={draft} mayEdit={mayEdit} onImport={() => onImport(kind)} />
  );
  const tabs = {
    zones: rows('zones', 'zonePlace'),
    prices: rows('prices', 'priceRow'),
    surcharges: <SurchargesTab version={version} draft={draft} mayEdit={mayEdit} />,
    other: <OtherTab draft={draft} mayEdit={mayEdit} />,
  };
  const labels = {
    zones: t('editor.zones', { count: parts.zones.length }),
    prices: t('editor.prices', { count: parts.prices.length }),
    surcharges: t('editor.surcharges', { count: parts.surcharges.length }),
    other: t('editor.other'),
  };
  return (
    <ListPage
      title={`${t('editor.title', { code: version.sheetCode, no: version.versionNo })} · ${version.productName}`}
      views={<BackLink onBack={() => void back()}>{t('back')}</BackLink>}
      actions={
        <VersionActions
          version={version}
          draft={draft}
          findings={findings.data}
          onSave={save}
          onBack={onBack}
          onReload={onReload}
        />
      }
    >
      {version.status === 'published' && (
        <Alert type="info" showIcon title={t('editor.readOnly')} />
      )}
      {version.status === 'draft' && <Findings query={findings} dirty={dirty} />}
      <Tabs
        // Prices are written by zone: a draft without any begins there.
        defaultActiveKey={version.places === 0 ? 'zones' : 'prices'}
        aria-label={t('editor.parts')}
        items={(['zones', 'prices', 'surcharges', 'other'] as const).map((key) => ({
          key,
          label: labels[key],
          children: tabs[key],
        }))}
      />
      {dialog}
      {send.dialog}
    </ListPage>
  );
};
