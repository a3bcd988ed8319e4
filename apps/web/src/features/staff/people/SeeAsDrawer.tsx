import { type SeenNode, type StaffMember, seeAs } from '@alpaca/contract';
import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../shared/api/useCall.ts';
import { BesideDetail } from '../../../shared/feedback/beside/BesideDetail.tsx';
import { BesideDrawer } from '../../../shared/feedback/beside/BesideDrawer.tsx';
import { LoadState } from '../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { FactList } from '../../../shared/ui/Facts.tsx';
import { SeenRows } from '../../dataRules/index.ts';
import styles from '../Staff.module.css';
import { useLast } from '../useLast.ts';
import { GrantList } from './GrantList.tsx';

const seenOnly = (nodes: readonly SeenNode[]): SeenNode[] =>
  nodes
    .filter(({ why }) => why === '')
    .map((node) => ({ ...node, children: seenOnly(node.children) }));

const Nodes = ({ of }: { of: readonly SeenNode[] }) => {
  const { t } = useTranslation(['staff', 'shared']);
  return (
    <ul>
      {of.map(({ key, title, by, why, children }) => (
        <li key={key}>
          <div className={styles.line}>
            <span className={why === '' ? undefined : styles.not}>{title}</span>
            {why !== '' && <small className={styles.not}>{t(`see.why.${why}`)}</small>}
            {why === '' && by.length > 0 && (
              <small className={styles.not}>
                {t('see.by', { roles: by.join(t('shared:list.comma')) })}
              </small>
            )}
          </div>
          {children.length > 0 && <Nodes of={children} />}
        </li>
      ))}
    </ul>
  );
};

const Seen = ({ of }: { of: StaffMember }) => {
  const { t } = useTranslation('staff');
  const [all, setAll] = useState(false);
  const query = useCall(seeAs, { query: { id: of.id } }, { meta: { quiet: true }, staleTime: 0 });
  const nodes = query.data && (all ? query.data.menu : seenOnly(query.data.menu));
  return (
    <>
      <Alert showIcon type="info" title={t('see.text')} />
      <FactList
        facts={[
          [t('username'), of.username],
          [t('kind'), t(`kind.${of.kind}`)],
          [t('roles'), <GrantList key="roles" of={of.roles} />],
        ]}
      />
      <SeenRows userId={of.id} />
      <LoadState query={query}>
        <FormSkeleton fields={5} />
      </LoadState>
      {nodes && (
        <div className={styles.seen}>
          <Checkbox checked={all} onChange={({ target }) => setAll(target.checked)}>
            {t('see.all')}
          </Checkbox>
          {nodes.length > 0 ? <Nodes of={nodes} /> : <p>{t('see.nothing')}</p>}
        </div>
      )}
    </>
  );
};

/** Somebody's menu as they see it, with the role behind each line. */
export const SeeAsDrawer = ({ of, onClose }: { of: StaffMember | null; onClose: () => void }) => {
  const { t } = useTranslation('staff');
  const shown = useLast(of);
  return (
    <BesideDrawer
      open={of !== null}
      widest={640}
      title={shown ? t('see.title', { name: shown.realname }) : t('seeAs')}
      onClose={onClose}
    >
      {shown && (
        <BesideDetail>
          <Seen key={shown.id} of={shown} />
        </BesideDetail>
      )}
    </BesideDrawer>
  );
};
