import { type DownloadLabelForm, downloadLabel, type Result } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../../shared/api/download.ts';
import { useSend } from '../../../shared/api/useSend.ts';
import { say } from '../../../shared/store/notice.ts';

/** Begins a set; one that was waited for is saved at once. */
export const useStartSet = (onStarted: (set: Result<typeof downloadLabel>) => void) => {
  const { t } = useTranslation('labelSets');
  const send = useSend(downloadLabel, { meta: { quiet: true } });
  return async (body: DownloadLabelForm) => {
    const set = await send.mutateAsync({ body });
    onStarted(set);
    if (set.fileKey) await downloadFile(set.fileKey);
    else if (body.async) say('success', t('started'));
    // Waited for, and nothing of it is there yet: the set names what is missing.
    else say('info', t('startedEmpty'));
  };
};
