import { FilePreview } from './FilePreview.tsx';
import styles from './TimedPhotos.module.css';

interface Props {
  photos: readonly { key: string; name: string; contentType: string; time: string }[];
}

/** Pictures of a parcel, each with the minute it was taken. */
export const TimedPhotos = ({ photos }: Props) => (
  <div className={styles.photos}>
    {photos.map((photo) => (
      <FilePreview key={photo.key} file={photo} title={photo.time.slice(0, 16)} />
    ))}
  </div>
);
