import {
  type ExportKindName,
  exportTrackEvents,
  exportTracks,
  getExportFields,
  type TrackFilter,
} from '@alpaca/contract';
import { DownOutlined, ExportOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { useCall } from '../../../shared/api/useCall.ts';
import { ExportDialog } from '../../../shared/feedback/files/ExportDialog.tsx';

type Kind = Extract<ExportKindName, 'track' | 'trackEvent'>;

const calls = { track: exportTracks, trackEvent: exportTrackEvents };
const titles = { track: 'export.parcels', trackEvent: 'export.events' } as const;

interface Props {
  filter: TrackFilter;
  /** How many parcels the list has. */
  count: number | undefined;
}

/** The list's two ways out: a row a parcel, or a row an event. A job makes the file, the bell has it. */
export const TrackExports = ({ filter, count }: Props) => {
  const { t } = useTranslation('tracking');
  const [kind, setKind] = useState<Kind | null>(null);
  const fields = useCall(
    getExportFields,
    { query: { kind: kind ?? 'track' } },
    { enabled: kind !== null },
  );
  const start = async (of: Kind, wanted: string[]) => {
    await request(calls[of], { body: { fields: wanted, filter } }, { key: newKey() });
    return { text: t('export.started') };
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: (['track', 'trackEvent'] as const).map((key) => ({ key, label: t(titles[key]) })),
          onClick: ({ key }) => setKind(key as Kind),
        }}
      >
        <Button icon={<ExportOutlined aria-hidden />} loading={kind !== null && fields.isLoading}>
          {t('export.button')}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {kind && fields.data && (
        <ExportDialog
          key={kind}
          open
          title={t(titles[kind])}
          fields={fields.data}
          initial={fields.data.flatMap(({ key, isDefault }) => (isDefault ? key : []))}
          // How many events there are nobody counted.
          {...(kind === 'track' && count !== undefined && { count })}
          onExport={(wanted) => start(kind, wanted)}
          onClose={() => setKind(null)}
        />
      )}
    </>
  );
};
