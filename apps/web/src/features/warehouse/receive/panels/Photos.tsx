import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { table } from '../desk.ts';
import type { Photo } from '../queue/entry.ts';
import styles from '../Receive.module.css';

const Picture = ({ file, alt }: { file: File; alt: string }) => {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt={alt} />;
};

/** The pictures of the parcel in hand. */
export const Photos = ({ photos }: { photos: readonly Photo[] }) => {
  const { t } = useTranslation('receive');
  if (photos.length === 0) return null;
  return (
    <div className={styles.photos}>
      {photos.map(({ key, file }, at) => (
        <div key={key} className={styles.photo}>
          <Picture file={file} alt={t('hand.photoAlt', { no: at + 1 })} />
          <Button
            size="small"
            shape="circle"
            icon={<CloseOutlined />}
            aria-label={t('hand.photoDrop', { no: at + 1 })}
            onClick={() => table.dropPhoto(key)}
          />
        </div>
      ))}
    </div>
  );
};
