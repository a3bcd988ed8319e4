import { type DataExport, startDataExport } from '@alpaca/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { say } from '../../../shared/store/notice.ts';
import { Card } from '../../../shared/ui/Card.tsx';
import styles from '../Keeping.module.css';
import type { PartProps } from './DataParts.tsx';

const Made = ({ made }: { made: DataExport }) => {
  const { t } = useTranslation('keeping');
  const { state, askedBy, askTime, expireTime, fileKeys } = made;
  const by = askedBy || t('house');
  return (
    <li>
      <span>
        {t(`export.${state}`, { until: expireTime?.slice(0, 16) ?? '' })}{' '}
        <span className={styles.soft}>{t('export.by', { by, at: askTime.slice(0, 16) })}</span>
      </span>
      {fileKeys.map((key, at) => (
        <Button key={key} type="link" onClick={() => downloadFile(key)}>
          {fileKeys.length > 1 ? t('export.downloadPart', { nth: at + 1 }) : t('export.download')}
        </Button>
      ))}
      {state === 'ready' && fileKeys.length === 0 && (
        <span className={styles.soft}>{t('export.others')}</span>
      )}
    </li>
  );
};

/** All that is stored, as an archive. */
export const ExportPart = ({ data, merchantId, onChanged }: PartProps) => {
  const { t } = useTranslation('keeping');
  const start = useSend(startDataExport, { meta: { quiet: true }, onSettled: onChanged });
  const isMaking = data.exports.some(({ state }) => state === 'making');
  return (
    <Card title={t('export.title')}>
      <div className={styles.part}>
        <p>{t('export.text')}</p>
        {data.mayAsk && !data.erasedTime && (
          <ActionButton
            type="primary"
            disabledReason={isMaking ? t('export.making') : undefined}
            onClick={async () => {
              await start.mutateAsync({ body: merchantId ? { merchantId } : {} });
              say('success', t('export.started'));
            }}
          >
            {t('export.start')}
          </ActionButton>
        )}
        {data.exports.length === 0 ? (
          <p className={styles.soft}>{t('export.none')}</p>
        ) : (
          <ul className={styles.exports}>
            {data.exports.map((made) => (
              <Made key={made.id} made={made} />
            ))}
          </ul>
        )}
      </div>
    </Card>
  );
};
