import { StoredImage } from './StoredImage.tsx';

interface Props {
  /** The key of a stored file, or a path of the web's own. */
  image: string;
  alt: string;
  className?: string | undefined;
}

/** A picture that the tenant shows: one that was brought, or one that came with the product. */
export const Picture = ({ image, alt, className }: Props) =>
  image.startsWith('/') ? (
    <img src={image} alt={alt} className={className} />
  ) : (
    <StoredImage file={image} alt={alt} className={className} />
  );
