import { Button } from 'antd';
import { type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { Verdict } from '../../../../shared/scanner/Verdict.tsx';
import { queue, table } from '../desk.ts';
import type { Entry } from '../queue/entry.ts';
import styles from '../Receive.module.css';
import type { Stop } from '../table/parcel.ts';

interface BandProps {
  stop: Stop;
  number: string;
  more?: readonly string[];
  children: ReactNode;
}

/** In full colour: what is wrong, what to do, by whom it is here. */
const Band = ({ stop, number, more = [], children }: BandProps) => {
  const { t } = useTranslation('receive');
  const { byName, at, text } = stop;
  const by = byName && at ? t('stop.by', { name: byName, time: at }) : byName;
  return (
    <Verdict
      loud
      kind={stop.stop === 'alreadyHere' ? 'twice' : 'wrong'}
      title={t(`stop.${stop.stop}`)}
      number={number}
      facts={[text, by, ...more]}
    >
      {children}
    </Verdict>
  );
};

/** A number that may not be taken in: nothing is weighed. */
export const HaltPanel = ({ stop, number }: { stop: Stop; number: string }) => {
  const { t } = useTranslation('receive');
  const keyed = useKeyed();
  return (
    <Band stop={stop} number={number}>
      <Button size="large" aria-keyshortcuts="Escape" onClick={table.next}>
        {keyed(t('act.next'), 'Esc')}
      </Button>
    </Band>
  );
};

interface EntryProps {
  entry: Entry;
  /** Its merchant's field, where there is one. */
  merchant: RefObject<HTMLInputElement | null>;
}

const TakeIn = ({ entry, merchant }: EntryProps) => {
  const { t } = useTranslation('receive');
  const before = entry.kind === 'stray' ? entry.body.merchantCode : table.lastMerchant();
  const [code, setCode] = useState(before);
  return (
    <form
      className={styles.takeIn}
      onSubmit={(event) => {
        event.preventDefault();
        if (code.trim()) void table.takeStray(entry, code.trim());
      }}
    >
      <input
        ref={merchant}
        className={styles.input}
        aria-label={t('hand.merchant')}
        placeholder={t('hand.merchant')}
        maxLength={30}
        autoComplete="off"
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button size="large" htmlType="submit" disabled={!code.trim()}>
        {t('act.takeIn')}
      </Button>
    </form>
  );
};

/** What the server did not take: in its words, and once more if somebody wants. */
const RefusedPanel = ({ entry, merchant }: EntryProps) => {
  const { t } = useTranslation('receive');
  return (
    <Verdict
      loud
      kind="wrong"
      title={t('stop.refused')}
      number={entry.number}
      facts={[entry.message]}
    >
      {entry.kind === 'stray' && <TakeIn entry={entry} merchant={merchant} />}
      <Button size="large" onClick={() => void queue.again(entry.id)}>
        {t('act.again')}
      </Button>
      <Button size="large" onClick={() => void queue.settle(entry.id)}>
        {t('act.dropRefused')}
      </Button>
    </Verdict>
  );
};

/** A scan that was sent and stopped, and how to go on with it. */
export const StoppedPanel = ({ entry, merchant }: EntryProps) => {
  const { t } = useTranslation('receive');
  const keyed = useKeyed();
  const { stop } = entry;
  if (entry.state === 'refused' || !stop) return <RefusedPanel entry={entry} merchant={merchant} />;
  // What is far off tells its weight itself.
  const isTold = entry.kind === 'without' || stop.stop === 'weightFar';
  const weighed = isTold ? '' : t('stop.weighed', { kg: entry.body.weight });
  const hints = {
    weightFar: t('stop.weighAgain'),
    sizeMissing: t('stop.typeSize'),
    unknown: t('stop.typeMerchant'),
  };
  const hint = stop.stop in hints ? hints[stop.stop as keyof typeof hints] : '';
  const isMended = stop.stop === 'weightFar' || stop.stop === 'sizeMissing';
  return (
    <Band stop={stop} number={entry.number} more={[weighed, hint]}>
      {stop.stop === 'weightFar' && (
        <Button size="large" onClick={() => void table.agreeWeight(entry)}>
          {keyed(t('act.agree'), 'Enter')}
        </Button>
      )}
      {stop.stop === 'unknown' && <TakeIn key={entry.id} entry={entry} merchant={merchant} />}
      <Button size="large" aria-keyshortcuts="Escape" onClick={() => void queue.settle(entry.id)}>
        {keyed(t(isMended || stop.stop === 'unknown' ? 'act.drop' : 'act.noted'), 'Esc')}
      </Button>
    </Band>
  );
};
