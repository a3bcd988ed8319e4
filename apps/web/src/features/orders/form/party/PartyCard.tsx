import { EditOutlined, SwapOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { memo, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { say } from '../../../../shared/store/notice.ts';
import frames from '../../../../shared/ui/Frames.module.css';
import { PasteBox, useSaveAddress } from '../../../addresses/index.ts';
import { type Issues, partyIssues } from '../../model/issues.ts';
import type { Party, Side } from '../../model/values.ts';
import type { Wanted } from '../useWanted.ts';
import styles from './Party.module.css';
import { PartyFields } from './PartyFields.tsx';
import { PartyPicker } from './PartyPicker.tsx';
import { PartyText } from './PartyText.tsx';
import { partyOf } from './partyOf.ts';

interface Props {
  side: Side;
  party: Party;
  words: Issues;
  /** No address of the book is the default one. */
  lacksDefault: boolean;
  wanted: Wanted;
  onChange: (party: Party, code?: string) => void;
}

type Mode = 'read' | 'find' | 'edit';
const none: ReadonlySet<string> = new Set();

const isEmpty = (party: Party) => !Object.values(party).some(Boolean);
const isWhole = (side: Side, party: Party) => Object.keys(partyIssues(side, party)).length === 0;

/** Who sends or who gets it: found, pasted or typed; once it is whole, a card to be read. */
export const PartyCard = memo((props: Props) => {
  const { side, party, words, lacksDefault, wanted, onChange } = props;
  const { t } = useTranslation(['orders', 'addresses']);
  const id = useId();
  const whole = isWhole(side, party);
  const [mode, setMode] = useState<Mode>(whole ? 'read' : isEmpty(party) ? 'find' : 'edit');
  const marked = Object.keys(words).length > 0;
  const [wasMarked, setWasMarked] = useState(marked);
  // What is not whole can't be put away, and what is marked must be seen.
  if (mode === 'read' && !whole) setMode('edit');
  if (marked !== wasMarked) {
    setWasMarked(marked);
    if (marked) setMode('edit');
  }
  const [seen, setSeen] = useState(wanted);
  if (wanted !== seen) {
    setSeen(wanted);
    if (wanted?.path.startsWith(`${side}.`)) setMode('edit');
  }
  const [unsure, setUnsure] = useState(none);
  const [round, setRound] = useState(0);
  const { save, dialog } = useSaveAddress(side);

  const take = (next: Party, guessed: readonly string[] = [], code?: string) => {
    onChange(next, code);
    setUnsure(new Set(guessed));
    setRound(round + 1);
    setMode(isWhole(side, next) ? 'read' : 'edit');
  };
  const keep = async () => {
    if (await save({ ...party })) say('success', t('party.saved'));
  };
  return (
    <section
      className={`${frames.section} ${styles.party}`}
      aria-labelledby={id}
      data-path={side}
      data-mode={mode}
    >
      <header className={styles.head}>
        <h2 id={id}>{t(`party.${side}`)}</h2>
        <span className={styles.actions}>
          {mode !== 'find' && (
            <Button
              type="text"
              size="small"
              icon={<SwapOutlined />}
              onClick={() => setMode('find')}
            >
              {t('party.change')}
            </Button>
          )}
          {mode === 'read' && (
            <Button
              type="text"
              size="small"
              icon={<EditOutlined />}
              onClick={() => setMode('edit')}
            >
              {t('party.edit')}
            </Button>
          )}
        </span>
      </header>
      {lacksDefault && isEmpty(party) && (
        <Alert
          type="info"
          showIcon
          title={t('addresses:noDefault')}
          description={t(`addresses:noDefaultText.${side}`)}
        />
      )}
      {mode === 'read' && <PartyText party={party} />}
      {mode === 'read' && unsure.size > 0 && (
        <p className={styles.unsure} role="status">
          {t('party.unsure', {
            fields: [...unsure].map((name) => t(`addresses:field.${name as 'name'}`)).join(' · '),
          })}
        </p>
      )}
      {mode === 'find' && (
        <>
          <PartyPicker side={side} onPick={(next, code) => take(next, [], code)} />
          <PasteBox
            countryCode={undefined}
            onFill={(values, guessed) => take(partyOf(side, values), guessed)}
          />
          <div className={styles.foot}>
            <Button size="small" onClick={() => setMode('edit')}>
              {t('party.byHand')}
            </Button>
            {whole && (
              <Button size="small" type="text" onClick={() => setMode('read')}>
                {t('party.stay')}
              </Button>
            )}
          </div>
        </>
      )}
      {mode === 'edit' && (
        <>
          <PartyFields
            key={round}
            side={side}
            party={party}
            unsure={unsure}
            words={words}
            onChange={(next) => onChange(next)}
          />
          <div className={styles.foot}>
            {whole && (
              <Button size="small" type="primary" ghost onClick={() => setMode('read')}>
                {t('party.done')}
              </Button>
            )}
            {whole && (
              <ActionButton size="small" permission="order:addressAdd" onClick={keep}>
                {t('party.save')}
              </ActionButton>
            )}
          </div>
        </>
      )}
      {dialog}
    </section>
  );
});
