import { getLoginUserInfo, setAvatar, uploadFile } from '@alpaca/contract';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../shared/api/key.ts';
import { request } from '../../../shared/api/request.ts';
import { showError } from '../../../shared/api/showError.ts';
import { upload } from '../../../shared/api/upload.ts';
import { fileIssue } from '../../../shared/feedback/files/fileIssue.ts';
import { StoredImage } from '../../../shared/feedback/files/StoredImage.tsx';
import { say } from '../../../shared/store/notice.ts';
import { refreshUser } from '../../../shared/store/session.ts';
import styles from './Avatar.module.css';

const accept = ['.jpg', '.jpeg', '.png', '.webp'];
const maxMb = 2;

const change = async (file: File) => {
  const sent = { query: { purpose: 'avatar' as const }, file };
  const { key } = await upload(uploadFile, sent, { key: newKey() });
  await request(setAvatar, { body: { key } });
  // The header shows it too.
  refreshUser((await request(getLoginUserInfo)).userInfo);
};

interface Props {
  /** The picture's key; '' while there is none. */
  file: string;
  name: string;
  onChanged: () => unknown;
}

export const Avatar = ({ file, name, onChanged }: Props) => {
  const { t } = useTranslation(['accounts', 'shared']);
  const id = useId();
  const [busy, setBusy] = useState(false);

  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    const issue = fileIssue(chosen, accept, maxMb);
    if (issue)
      return say('error', t(`shared:file.${issue}`, { types: accept.join(' '), max: maxMb }));
    setBusy(true);
    try {
      await change(chosen);
      say('success', t('avatar.done'));
      onChanged();
    } catch (error) {
      showError(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <span className={styles.avatar}>
      <span className={styles.picture} aria-hidden="true">
        {file ? <StoredImage file={file} alt="" className={styles.image} /> : [...name][0]}
      </span>
      <label htmlFor={id} className={styles.choose} aria-busy={busy}>
        {t('avatar.change')}
        <input
          id={id}
          type="file"
          className={styles.input}
          accept={accept.join(',')}
          disabled={busy}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
    </span>
  );
};
