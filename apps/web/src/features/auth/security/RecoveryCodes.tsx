import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { keepFile } from '../../../shared/api/saveFile.ts';
import { copyText } from '../../../shared/feedback/values/copy.ts';
import { printText } from '../../../shared/feedback/values/printText.ts';
import { say } from '../../../shared/store/notice.ts';
import styles from './Security.module.css';

/** Shown once: to be saved, printed or copied now. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t } = useTranslation('security');
  const title = t('recovery.fileTitle', { host: window.location.host });
  const text = [title, '', ...codes, ''].join('\n');
  const copy = async () => {
    if (await copyText(codes.join('\n'))) say('success', t('recovery.copied'));
  };
  const save = () => keepFile(new Blob([text], { type: 'text/plain' }), 'recovery-codes.txt');
  return (
    <div className={styles.codes}>
      <Alert showIcon type="warning" title={t('recovery.once')} />
      <ul className={styles.codeList} aria-label={t('recovery.title')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={save}>{t('recovery.download')}</Button>
        <Button onClick={() => printText(text)}>{t('recovery.print')}</Button>
        <Button onClick={copy}>{t('recovery.copy')}</Button>
      </div>
    </div>
  );
};
