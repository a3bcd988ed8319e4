import {
  type BatchView,
  batchPaperFormats,
  batchPapers,
  getBagLabels,
  getBatch,
  getBatchPaper,
} from '@alpaca/contract';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../shared/api/saveFile.ts';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useConfirm } from '../../../../shared/feedback/dialogs/useConfirm.tsx';
import { LoadState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { DetailSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { StatusTag } from '../../../../shared/feedback/values/StatusTag.tsx';
import { BackLink } from '../../../../shared/list/BackLink.tsx';
import { ListPage } from '../../../../shared/list/ListPage.tsx';
import { ActionButton } from '../../../../shared/permission/ActionButton.tsx';
import { type Action, ActionMenu } from '../../../../shared/permission/ActionMenu.tsx';
import scan from '../../../../shared/scanner/Scan.module.css';
import { play } from '../../../../shared/scanner/sounds.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useWedge } from '../../../../shared/scanner/wedge/useWedge.ts';
import { say } from '../../../../shared/store/notice.ts';
import { Milestones } from '../../../tracking/index.ts';
import { BatchDialog } from '../BatchDialog.tsx';
import { counted } from '../counted.ts';
import styles from '../Dispatch.module.css';
import { OthersScans } from '../OthersScans.tsx';
import { BagContents } from './BagContents.tsx';
import { BagPanel } from './BagPanel.tsx';
import { BatchHead } from './BatchHead.tsx';
import { Events, InTheWay, Manifests } from './Below.tsx';
import { LineNotice } from './LineNotice.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { Stage } from './Stage.tsx';
import { useBagScan } from './useBagScan.ts';
import { useBatchActions } from './useBatchActions.ts';
import { useHeldScans } from './useHeldScans.ts';
import { WeighDialog } from './WeighDialog.tsx';

type Asked = 'edit' | 'weigh' | 'contents' | 'reopen' | null;

interface DeskProps {
  batch: BatchView;
  station: string;
  back: ReactNode;
}

const Desk = ({ batch, station, back }: DeskProps) => {
  const { t } = useTranslation('dispatch');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState('');
  const [isOut, setOut] = useState(false);
  const [asked, setAsked] = useState<Asked>(null);
  const { ask, dialog } = useConfirm();
  const act = useBatchActions(batch, setChosen);
  const { scans, waiting, line, isKept, scan: send } = useBagScan(batch.id, station, act.look);
  const isOpen = batch.status === 'open';
  const bags = batch.bagList;
  // Another one takes its place only where none was chosen: boxes lie in the one that was.
  const bag = bags.find(({ id, grossKg }) => (chosen ? id === chosen : grossKg === null));
  const isBagOpen = bag?.grossKg === null;
  // What is in the bag and not on record would be missed by its weight.
  const stillSending = waiting > 0 ? t('stillSending', { count: waiting }) : undefined;
  const cannotWeigh = stillSending ?? (bag?.boxes === 0 ? t('nothingIn') : undefined);
  const choose = (id: string) => {
    setChosen(id);
    field.current?.focus();
  };
  const weigh = () => {
    if (!isOpen || !isBagOpen) return;
    if (cannotWeigh) return say('warning', cannotWeigh);
    setAsked('weigh');
  };
  const close = () => {
    setAsked(null);
    field.current?.focus();
  };

  const take = (text: string) => {
    // A bag's own label chooses it: nobody has to touch the screen.
    const known = bags.find(({ bagNo }) => bagNo === text.toUpperCase());
    if (known) {
      play('right');
      return setChosen(known.id);
    }
    if (isOpen && bag) {
      setChosen(bag.id);
      return send({ bagId: bag.id, bagNo: bag.bagNo, number: text, isOut });
    }
    // Nothing is scanned into nowhere in silence.
    play('wrong');
    say('warning', t(isOpen ? 'noneChosen' : 'hasLeft'));
  };
  const onScan = useHeldScans({
    isHeld: act.isAdding,
    onScan: take,
    isLost: act.hasNotAdded,
    onLost: (numbers) => {
      play('wrong');
      say('warning', t('scanAgain', { numbers: numbers.join(' ') }));
    },
  });
  const takeOut = (number: string) => {
    if (bag) send({ bagId: bag.id, bagNo: bag.bagNo, number, isOut: true });
  };
  useWedge(field, { onScan });
  useKey('F2', () => isOpen && act.addBag('bag'));
  useKey('F4', weigh);
  useKey('F8', () => setOut(!isOut));

  const leave = async () => {
    const count = t('bagCount', { count: batch.bags });
    const text = t('leaveText', { ...counted(t, batch), bags: count });
    if (await ask({ title: t('leaveTitle'), text, yes: t('leave') })) act.leave();
  };
  const papers: Action[] = batchPapers.flatMap((paper) =>
    batchPaperFormats.map((format) => ({
      key: `${paper}.${format}`,
      text: t(`paper.${paper}.${format}`),
      disabledReason: batch.boxes === 0 ? t('nothingIn') : undefined,
      onClick: () => saveFile(getBatchPaper, { query: { id: batch.id, paper, format } }),
    })),
  );
  const more: Action[] = [
    { key: 'edit', text: t('edit'), onClick: () => setAsked('edit') },
    {
      key: 'labels',
      text: t('labels'),
      disabledReason: bags.length === 0 ? t('noBag') : undefined,
      onClick: () => saveFile(getBagLabels, { query: { batchId: batch.id } }),
    },
    ...papers,
    ...(isOpen
      ? []
      : [{ key: 'reopen', text: t('reopen'), danger: true, onClick: () => setAsked('reopen') }]),
  ];
  const cannotLeave =
    stillSending ?? (batch.boxes === 0 ? t('nothingIn') : batch.inTheWay[0]?.text);
  const actions = (
    <>
      <span className={styles.tag}>
        <StatusTag kind={isOpen ? 'processing' : 'success'}>
          {t(`status.${batch.status}`)}
        </StatusTag>
      </span>
      {isOpen ? (
        <ActionButton type="primary" disabledReason={cannotLeave} onClick={leave}>
          {t('leave')}
        </ActionButton>
      ) : (
        batch.takesManifest && (
          <ActionButton
            type="primary"
            disabledReason={batch.toManifest === 0 ? t('allManifested') : undefined}
            onClick={act.manifest}
          >
            {t('sendManifest')}
          </ActionButton>
        )
      )}
      <ActionMenu of={batch.batchNo} actions={more} />
    </>
  );
  return (
    <ListPage title={batch.batchNo} actions={actions}>
      {back}
      <div className={styles.desk}>
        <BagPanel
          batch={batch}
          bag={bag}
          cannotWeigh={cannotWeigh}
          act={act}
          onChoose={choose}
          onWeigh={() => setAsked('weigh')}
          onContents={() => setAsked('contents')}
        />
        <div className={isOpen ? scan.stage : styles.hidden}>
          <OthersScans />
          <LineNotice line={line} isKept={isKept} waiting={waiting} />
          <Stage
            field={field}
            bag={bag}
            isOut={isOut}
            scans={scans}
            line={line}
            onOut={setOut}
            onScan={onScan}
          />
        </div>
      </div>
      <InTheWay batch={batch} />
      <BatchHead batch={batch} />
      {!isOpen && <Milestones batch={batch} />}
      <Manifests batch={batch} />
      <Events batch={batch} />
      <BatchDialog open={asked === 'edit'} of={{ batch }} onClose={close} onSaved={act.look} />
      {bag && (
        <WeighDialog
          key={bag.id}
          open={asked === 'weigh'}
          bag={bag}
          onClose={close}
          onDone={act.look}
        />
      )}
      {bag && (
        <BagContents
          key={`in ${bag.id}`}
          open={asked === 'contents'}
          bag={bag}
          onTakeOut={isOpen && isBagOpen ? takeOut : undefined}
          isTaken={(number) =>
            scans.some((one) => one.isOut && one.number === number && !one.answer && !one.problem)
          }
          onClose={close}
        />
      )}
      <ReasonDialog
        open={asked === 'reopen'}
        title={t('reopenTitle')}
        text={t('reopenText')}
        okText={t('reopen')}
        send={act.comeBack}
        onSave={(reason) =>
          act.comeBack.mutate({ body: { id: batch.id, reason } }, { onSuccess: close })
        }
        onClose={close}
      />
      {dialog}
    </ListPage>
  );
};

interface Props {
  id: string;
  station: string;
  onBack: () => void;
}

// Somebody's answer is waited for, or others pack the same batch.
const soonMs = 3_000;
const everyMs = 10_000;

const nextLook = (batch: BatchView | undefined) => {
  const isAwaited = batch?.manifests.some(({ state }) => state === 'creating');
  if (isAwaited || batch?.status === 'closing') return soonMs;
  return batch?.status === 'open' && everyMs;
};

/** A batch: its bags on the left, scanning on the right, by scanner and keyboard alone. */
export const BatchDesk = ({ id, station, onBack }: Props) => {
  const { t } = useTranslation('dispatch');
  const query = useCall(
    getBatch,
    { query: { id } },
    {
      meta: { quiet: true },
      refetchInterval: ({ state }) => nextLook(state.data),
    },
  );
  const back = <BackLink onBack={onBack}>{t('back')}</BackLink>;
  if (query.data) return <Desk batch={query.data} station={station} back={back} />;
  return (
    <ListPage title={t('title')}>
      {back}
      <LoadState query={query}>
        <DetailSkeleton />
      </LoadState>
    </ListPage>
  );
};
