import { type ImportView, importMoves, mapImport } from '@alpaca/contract';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../shared/api/useSend.ts';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { usePermission } from '../../shared/permission/permission.ts';
import { LinkButton } from '../../shared/place/LinkButton.tsx';
import { useChangeImport } from './api.ts';
import styles from './Imports.module.css';

/** What sheet it is, where its headings tell, and what it never has. */
export const KnownSheetName = ({ view: { known, fields } }: { view: ImportView }) => {
  const { t } = useTranslation('imports');
  if (!known) return null;
  const lacked = fields.filter(({ name }) => known.lacks.includes(name));
  const names = lacked.map(({ label }) => label).join(t('comma'));
  const title = t('known.title', { sheet: t(`known.${known.name}`) });
  return <Alert type="info" showIcon title={title} description={t('known.lacks', { names })} />;
};

interface Props {
  view: ImportView;
  /** When all that was typed has been answered. */
  idle: () => Promise<void>;
}

/** What is taken from where, and a second look once the SKU library has been filled. */
export const KnownSheetNote = ({ view: { id, known, mapping, status }, idle }: Props) => {
  const { t } = useTranslation('imports');
  const maySeeSkus = usePermission('order:skus');
  const { look } = useChangeImport(id);
  const send = useSend(mapImport);
  if (!known || !importMoves[status].includes('map')) return null;
  const checkAgain = async () => {
    await idle();
    await send.mutateAsync({ body: { id, mapping: [...mapping] } }).catch(() => {});
    await look();
  };
  return (
    <Alert
      type="info"
      showIcon
      title={t(`known.${known.name}`)}
      description={t('known.text')}
      action={
        <div className={styles.buttons}>
          {maySeeSkus && <LinkButton to="/order/skus">{t('known.skus')}</LinkButton>}
          <ActionButton onClick={checkAgain}>{t('known.again')}</ActionButton>
        </div>
      }
    />
  );
};
