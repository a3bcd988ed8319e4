import { getAdverts, type Result } from '@alpaca/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../shared/api/useCall.ts';
import { Picture } from '../../../shared/feedback/files/Picture.tsx';
import { safeRedirect } from '../../../shared/lib/redirect.ts';
import styles from './Adverts.module.css';

type Advert = Result<typeof getAdverts>[number];

/** A page of ours, a page of the web, or no link at all. */
const Frame = ({ linkUrl, children }: { linkUrl: string; children: ReactNode }) => {
  const path = safeRedirect(linkUrl);
  if (path) return <Link to={path}>{children}</Link>;
  if (!/^https?:\/\//.test(linkUrl)) return <div>{children}</div>;
  return (
    <a href={linkUrl} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

const Card = ({ title, text, imageUrl, linkUrl }: Advert) => (
  <li className={styles.card}>
    <Frame linkUrl={linkUrl}>
      <Picture image={imageUrl} alt="" />
      <span className={styles.words}>
        <strong>{title}</strong>
        <span>{text}</span>
      </span>
    </Frame>
  </li>
);

/** What the tenant recommends: side by side, more by scrolling. A failure leaves them out. */
export const Adverts = () => {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useCall(getAdverts, {}, { meta: { quiet: true } });
  if (isPending) return <div className={styles.wait} />;
  if (!data?.length) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by keys too
    <section aria-label={t('adverts')} tabIndex={0} className={styles.scroller}>
      <ul className={styles.row}>
        {data.map((advert) => (
          <Card key={advert.id} {...advert} />
        ))}
      </ul>
    </section>
  );
};
