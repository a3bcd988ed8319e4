import { givenSources, listReturns, listShelfPlaces } from '@alpaca/contract';
import { Button } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall, useLookAgain } from '../../../../shared/api/useCall.ts';
import scan from '../../../../shared/scanner/Scan.module.css';
import { ScanField } from '../../../../shared/scanner/ScanField.tsx';
import { ScanRows } from '../../../../shared/scanner/ScanRows.tsx';
import { play } from '../../../../shared/scanner/sounds.ts';
import { Verdict, type VerdictKind } from '../../../../shared/scanner/Verdict.tsx';
import { useWedge } from '../../../../shared/scanner/wedge/useWedge.ts';
import { PlaceInput } from '../PlaceInput.tsx';
import styles from '../Returns.module.css';
import { PhotoButton } from './PhotoButton.tsx';
import { type Shelving, useShelving } from './useShelving.ts';

const kinds: Readonly<Record<Shelving['state'], VerdictKind>> = {
  sending: 'busy',
  shelved: 'right',
  unexpected: 'twice',
  refused: 'wrong',
};
const shown = [listReturns, listShelfPlaces];

interface Props {
  warehouseId: string;
  choice: ReactNode;
}

/** Parcels onto the shelf by scanner: the place stays until another is scanned or typed. */
export const ShelveDesk = ({ warehouseId, choice }: Props) => {
  const { t } = useTranslation('returns');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [place, setPlace] = useState('');
  const [isPlaceMissing, setPlaceMissing] = useState(false);
  const { data: places } = useCall(
    listShelfPlaces,
    { query: { warehouseId } },
    { meta: { quiet: true } },
  );
  const { all, scan: shelve, again } = useShelving(warehouseId, useLookAgain(shown));
  const last = all.at(-1);

  const onScan = (text: string) => {
    const known = places?.find(({ shelf }) => shelf === text.toUpperCase());
    setPlaceMissing(false);
    if (known) {
      play('right');
      return setPlace(known.shelf);
    }
    if (place.trim() !== '') return shelve(text, place.trim());
    play('wrong');
    setPlaceMissing(true);
  };
  useWedge(field, { onScan });

  const words = ({ state, shelf, problem }: Shelving) => {
    if (state === 'shelved') return t('shelvedAt', { shelf });
    if (state === 'sending') return problem || t('sending');
    return state === 'unexpected' ? t('unexpected') : t('notShelved');
  };
  const facts = ({ state, row, problem }: Shelving) => {
    if (!row || state !== 'shelved') return [state === 'sending' ? '' : problem];
    return [
      row.merchantName,
      t(`source.${row.source}`),
      row.wish ? t('wishIs', { wish: t(`wish.${row.wish}`) }) : t('wish.none'),
      row.photos.length > 0 ? t('photoCount', { count: row.photos.length }) : '',
    ];
  };
  return (
    <div className={scan.desk}>
      <div className={scan.stage}>
        <div className={styles.bar}>
          {choice}
          <div className={styles.field}>
            <label htmlFor={id}>{t('shelf')}</label>
            <PlaceInput
              id={id}
              warehouseId={warehouseId}
              value={place}
              onChange={(next) => {
                setPlace(next);
                setPlaceMissing(false);
              }}
            />
          </div>
        </div>
        <ScanField ref={field} label={t('scanField')} placeholder={t('scanHint')} onScan={onScan} />
        {isPlaceMissing ? (
          <Verdict loud kind="wrong" title={t('placeMissing')} facts={[t('placeMissingText')]} />
        ) : last ? (
          <Verdict
            kind={kinds[last.state]}
            title={words(last)}
            number={last.row?.transactionOrderNo ?? last.number}
            facts={facts(last)}
            loud={last.state === 'refused'}
          >
            {last.state === 'unexpected' &&
              givenSources.map((source) => (
                <Button key={source} size="large" onClick={() => again(last, { source })}>
                  {t(`source.${source}`)}
                </Button>
              ))}
            {last.state === 'shelved' && (
              <PhotoButton key={last.key} onPhoto={(file) => again(last, { photos: [file] })} />
            )}
          </Verdict>
        ) : (
          <Verdict kind="ready" title={t('ready')} facts={[t('readyText')]} />
        )}
      </div>
      <ScanRows
        title={t('scanned')}
        empty={t('scannedEmpty')}
        counts={[
          t('countShelved', { count: all.filter(({ state }) => state === 'shelved').length }),
        ]}
        rows={all.map((one) => ({
          key: one.key,
          number: one.number,
          about: one.row?.transactionOrderNo ?? '',
          kind: kinds[one.state],
          words: words(one),
        }))}
      />
    </div>
  );
};
