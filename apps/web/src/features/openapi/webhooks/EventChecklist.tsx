import { type WebhookForm, webhookTypes } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { CheckLine, Checklist, type Ticked } from '../Checklist.tsx';

/** What an endpoint hears of, each event with a sentence. */
export const EventChecklist = (props: Ticked<WebhookForm['types'][number]> & { label: string }) => {
  const { t } = useTranslation('webhooks');
  return (
    <Checklist
      {...props}
      all={webhookTypes}
      line={(type, ticked) => (
        <CheckLine key={type} {...ticked} hint={t(`eventHint.${type}`)}>
          {t(`event.${type}`)}
        </CheckLine>
      )}
    />
  );
};
