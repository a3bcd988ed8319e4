import { useTranslation } from 'react-i18next';
import { useFile } from '../../api/useFile.ts';
import styles from './StoredImage.module.css';

interface Props {
  file: string;
  alt: string;
  className?: string | undefined;
}

/** A stored picture; its place is there before it is. */
export const StoredImage = ({ file, alt, className = '' }: Props) => {
  const { t } = useTranslation('shared');
  const { data, isError, refetch } = useFile(file);
  if (isError) {
    return (
      <button type="button" className={styles.failed} onClick={() => void refetch()}>
        {t('image.failed')}
      </button>
    );
  }
  if (!data) return <span className={`${styles.waiting} ${className}`} aria-hidden="true" />;
  return <img src={data} alt={alt} className={`${styles.image} ${className}`} />;
};
