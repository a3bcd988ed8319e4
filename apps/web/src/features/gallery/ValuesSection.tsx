import { useTranslation } from 'react-i18next';
import { sizes } from '../../shared/styles/tokens.ts';
import styles from './Gallery.module.css';
import { Piece, Row, Section } from './Piece.tsx';

const types = ['text-small', 'text', 'text-large', 'text-title'] as const;
const spaces = Object.entries(sizes).filter(([name]) => name.startsWith('space'));
const radii = ['radius-small', 'radius', 'radius-large'] as const;
const meanings = ['pine', 'danger', 'warning', 'info', 'success', 'ink-soft'] as const;

/** The values that everything is made of, and what each is for. */
export const ValuesSection = () => {
  const { t } = useTranslation('gallery');
  return (
    <Section title={t('section.values')}>
      <Piece name={t('values.type')}>
        {types.map((name) => (
          <p key={name} style={{ fontSize: sizes[name] }}>
            {sizes[name]} {t(`values.${name}`)}
          </p>
        ))}
      </Piece>
      <Piece name={t('values.space')}>
        <Row>
          {spaces.map(([name, px]) => (
            <span key={name} className={styles.value}>
              <i className={styles.space} style={{ width: px }} />
              {px}
            </span>
          ))}
        </Row>
      </Piece>
      <Piece name={t('values.radius')}>
        <Row>
          {radii.map((name) => (
            <span key={name} className={styles.corner} style={{ borderRadius: sizes[name] }}>
              {sizes[name]} {t(`values.${name}`)}
            </span>
          ))}
        </Row>
      </Piece>
      <Piece name={t('values.colour')}>
        {meanings.map((name) => (
          <Row key={name}>
            <i className={styles.dot} style={{ background: `var(--${name})` }} />
            {t(`values.${name}`)}
          </Row>
        ))}
      </Piece>
    </Section>
  );
};
