import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/error.ts';
import { useConfirm } from '../../shared/feedback/dialogs/useConfirm.tsx';
import { ActionButton } from '../../shared/permission/ActionButton.tsx';
import { setPermissions } from '../../shared/permission/permission.ts';
import { offerUndo } from '../../shared/undo/offerUndo.ts';
import { Piece, Row, Section, Value } from './Piece.tsx';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Buttons that know whether they may be pressed, and questions before something is done. */
export const ActionsSection = () => {
  const { t } = useTranslation('gallery');
  const [done, setDone] = useState(0);
  const [allowed, setAllowed] = useState(true);
  const [left, setLeft] = useState(3);
  const [answer, setAnswer] = useState<boolean | null>(null);
  const { ask, dialog } = useConfirm();
  const act = async () => {
    await wait(300);
    setDone((count) => count + 1);
  };
  return (
    <Section title={t('section.actions')}>
      <Piece name="ActionButton">
        <Row>
          <ActionButton type="primary" onClick={act}>
            {t('action.plain')}
          </ActionButton>
          <ActionButton permission="order:list" onClick={act}>
            {t('action.allowed')}
          </ActionButton>
          <ActionButton permission="system:menus" onClick={act}>
            {t('action.forbidden')}
          </ActionButton>
          <ActionButton type="primary" disabledReason={t('action.reason')} onClick={act}>
            {t('action.disabled')}
          </ActionButton>
          <ActionButton danger confirm={{ title: t('action.sure'), danger: true }} onClick={act}>
            {t('action.asking')}
          </ActionButton>
          <ActionButton
            onClick={() =>
              Promise.reject(
                new ApiError({ status: 409, errorKey: 'x', message: t('action.refusal') }),
              )
            }
          >
            {t('action.failing')}
          </ActionButton>
        </Row>
        <Row>
          <Switch
            aria-label={t('action.permission')}
            checked={allowed}
            onChange={(on) => {
              setAllowed(on);
              setPermissions(on ? ['order:list'] : []);
            }}
          />
          {t('action.permission')}
        </Row>
        <Value name="done" value={done} />
      </Piece>
      <Piece name="useConfirm">
        <Row>
          <Button
            onClick={async () =>
              setAnswer(
                await ask({
                  title: t('action.void'),
                  count: 12,
                  text: t('action.voidText'),
                  samples: Array.from({ length: 12 }, (_, index) => `YL${1000 + index}`),
                  skipped: [{ count: 3, reason: t('action.paid') }],
                  danger: true,
                }),
              )
            }
          >
            {t('action.void')}
          </Button>
        </Row>
        <Value name="answer" value={answer} />
      </Piece>
      <Piece name="offerUndo">
        <Row>
          <Button
            onClick={() => {
              setLeft((count) => count - 1);
              offerUndo(t('action.taken'), async () => setLeft((count) => count + 1));
            }}
          >
            {t('action.take')}
          </Button>
        </Row>
        <Value name="left" value={left} />
      </Piece>
      {dialog}
    </Section>
  );
};
