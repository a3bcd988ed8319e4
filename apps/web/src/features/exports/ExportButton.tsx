import { type ExportKindName, getExportFields, startExport } from '@alpaca/contract';
import { ExportOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../shared/api/download.ts';
import { newKey } from '../../shared/api/key.ts';
import { request } from '../../shared/api/request.ts';
import { useCall } from '../../shared/api/useCall.ts';
import { ExportDialog } from '../../shared/feedback/files/ExportDialog.tsx';
import { followJob } from './followJob.ts';

interface Props {
  kind: ExportKindName;
  /** The list's filter as it stands; pages are not part of it. */
  filter: Readonly<Record<string, string | true | readonly string[] | undefined>>;
  /** How many rows the list has. */
  count?: number | undefined;
  /** Rows that were ticked: they alone are meant, unless somebody says otherwise. */
  chosen?: readonly string[];
  /** How it is asked for, where a list has a call of its own. */
  start?: (fields: string[]) => Promise<{ jobId: string }>;
}

// What is not asked for does not cross the wire.
const given = (filter: Props['filter']) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ) as Record<string, string | true | string[]>;

/** A list's export: fields are chosen, a job makes the file, which is offered here and in the bell. */
export const ExportButton = ({ kind, filter, count, chosen = [], start }: Props) => {
  const { t } = useTranslation('exports');
  const [open, setOpen] = useState(false);
  const fields = useCall(getExportFields, { query: { kind } }, { enabled: open });
  return (
    <>
      <Button
        icon={<ExportOutlined />}
        loading={open && fields.isLoading}
        onClick={() => setOpen(true)}
      >
        {t('button')}
      </Button>
      {fields.data && (
        <ExportDialog
          open={open}
          title={t(`title.${kind}`)}
          note={t('note')}
          fields={fields.data}
          initial={fields.data.flatMap(({ key, isDefault }) => (isDefault ? key : []))}
          {...(count !== undefined && { count })}
          {...(chosen.length > 0 && { chosenCount: chosen.length })}
          onExport={async (wanted, report, signal, onlyChosen) => {
            const asked = onlyChosen ? { ids: [...chosen] } : given(filter);
            const body = { kind, fields: wanted, filter: asked };
            const { jobId } = start
              ? await start(wanted)
              : await request(startExport, { body }, { key: newKey() });
            const { successData } = await followJob(jobId, report, signal);
            return { text: t('done'), onDownload: () => downloadFile(successData) };
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
