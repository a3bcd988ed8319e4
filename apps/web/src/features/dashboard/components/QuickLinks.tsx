import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAccess } from '../../../shared/access/access.ts';
import { MenuIcon } from '../../../shared/icons/MenuIcon.tsx';
import { type QuickLink, quickLinkCount, quickLinks } from '../quickLinks.ts';
import styles from './QuickLinks.module.css';

const blank = Array.from({ length: quickLinkCount }, (_, at) => at);

const Tile = ({ path, title, icon }: QuickLink) => (
  <li>
    <Link to={path} className={styles.tile}>
      <MenuIcon name={icon} />
      {title}
    </Link>
  </li>
);

/** The pages this user comes for most; empty tiles keep their room until the menu is there. */
export const QuickLinks = () => {
  const { t } = useTranslation('dashboard');
  const { data } = useAccess();
  return (
    <nav aria-label={t('quick')}>
      <ul className={styles.tiles}>
        {data
          ? quickLinks(data.menu).map((link) => <Tile key={link.path} {...link} />)
          : blank.map((at) => <li key={at} className={styles.tile} />)}
      </ul>
    </nav>
  );
};
