import { printClients } from '@alpaca/contract';
import { Button, Form, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../shared/feedback/values/StatusTag.tsx';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { Card } from '../../../shared/ui/Card.tsx';
import { NoClientText } from '../printing/NoClientText.tsx';
import type { ClientName } from '../printing/printClient.ts';
import { changeWorkstation, useWorkstation } from '../printing/workstation.ts';
import { PrinterFields } from './PrinterFields.tsx';
import styles from './Settings.module.css';
import type { Clients } from './useClients.ts';

const auto = 'auto' as const;
const longest = 60;

/** What was found, in words, and what to do where nothing was. */
const ClientState = ({ clients: { found, isLooking, look, client } }: { clients: Clients }) => {
  const { t } = useTranslation('printing');
  const isNone = found !== null && found.clients.length === 0;
  return (
    <div className={styles.state}>
      <div className={styles.row}>
        <Button loading={isLooking} onClick={() => void look()}>
          {t(found ? 'noClient.again' : 'client.detect')}
        </Button>
        <span role="status">
          {client && client.name !== 'browser' && (
            <StatusTag kind="success">
              {t('client.found', { name: t(`client.${client.name}`) })}
            </StatusTag>
          )}
          {isNone && <StatusTag kind="warning">{t('noClient.title')}</StatusTag>}
        </span>
      </div>
      {!found && <p className={styles.hint}>{t('client.detectHint')}</p>}
      {isNone && found && <NoClientText access={found.access} />}
    </div>
  );
};

/** Who this computer is and who prints for it. */
export const ClientCard = ({ clients }: { clients: Clients }) => {
  const { t } = useTranslation('printing');
  const { name, client: wanted } = useWorkstation();
  return (
    <Card title={t('station.title')}>
      <Form layout="vertical" component="div">
        <Form.Item label={t('station.name')} htmlFor="workstation" extra={t('station.nameHint')}>
          <TextInput
            id="workstation"
            maxLength={longest}
            value={name}
            // The ledger names it: one that was emptied keeps its last name.
            onChange={(text) => text.trim() !== '' && changeWorkstation({ name: text })}
          />
        </Form.Item>
        <Form.Item label={t('client.use')} htmlFor="print-with">
          <Select<ClientName | typeof auto>
            id="print-with"
            value={wanted ?? auto}
            onChange={(chosen) => changeWorkstation({ client: chosen === auto ? null : chosen })}
            options={[
              { value: auto, label: t('client.auto') },
              ...printClients.map((value) => ({ value, label: t(`client.${value}`) })),
            ]}
          />
        </Form.Item>
        {wanted === 'browser' ? (
          <p className={styles.hint}>{t('client.byBrowser')}</p>
        ) : (
          <>
            <ClientState clients={clients} />
            <PrinterFields client={clients.client} />
          </>
        )}
      </Form>
    </Card>
  );
};
