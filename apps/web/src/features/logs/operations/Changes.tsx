import type { LogDetail } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import styles from '../Logs.module.css';

type Thing = LogDetail['changes'][number];

const Thing = ({ thing }: { thing: Thing }) => {
  const { t } = useTranslation('logs');
  const none = <span className={styles.none}>{t('none')}</span>;
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{thing.thing}</caption>
        <thead>
          <tr>
            <th scope="col">{t('changes.field')}</th>
            <th scope="col">{t('changes.from')}</th>
            <th scope="col">{t('changes.to')}</th>
          </tr>
        </thead>
        <tbody>
          {thing.fields.map(({ field, item, from, to }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and a field may stand twice
            <tr key={at}>
              <th scope="row">
                {field}
                {item && <small>{item}</small>}
              </th>
              <td>{from || none}</td>
              <td>{to || none}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {thing.more > 0 && <p className={styles.more}>{t('changes.more', { n: thing.more })}</p>}
    </div>
  );
};

/** What was before and after, thing by thing and field by field. */
export const Changes = ({ changes }: Pick<LogDetail, 'changes'>) => {
  const { t } = useTranslation('logs');
  if (changes.length === 0) return <p className={styles.lead}>{t('noChanges')}</p>;
  return (
    <section className={styles.view} aria-label={t('changes.title')}>
      {changes.map((thing) => (
        <Thing key={`${thing.thing} ${thing.id}`} thing={thing} />
      ))}
    </section>
  );
};
