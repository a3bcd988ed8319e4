import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { useSearch } from '../../shared/place/useSearch.ts';
import { KeysView } from './keys/KeysView.tsx';
import { RequestsView } from './requests/RequestsView.tsx';
import { WebhooksView } from './webhooks/WebhooksView.tsx';

const views = { keys: KeysView, webhooks: WebhooksView, requests: RequestsView };

const viewOf = (params: URLSearchParams): keyof typeof views => {
  const asked = params.get('view');
  if (asked === 'requests') return asked;
  // A bell leads to one endpoint.
  return asked === 'webhooks' || params.has('id') ? 'webhooks' : 'keys';
};

/** How a merchant's own systems work with its account: what they ask by, are told and have asked. */
export default function ApiConfigPage() {
  // All at once: a dialog that waits for its words would take the page away meanwhile.
  const { t } = useTranslation(['openapi', 'webhooks', 'apiRequests']);
  const { params } = useSearch();
  const here = viewOf(params);
  const View = views[here];
  return (
    <View
      views={
        <LinkTabs
          label={t('parts')}
          here={here}
          tabs={[
            { key: 'keys', text: t('keys'), to: '?' },
            { key: 'webhooks', text: t('webhooks:name'), to: '?view=webhooks' },
            { key: 'requests', text: t('apiRequests:name'), to: '?view=requests' },
          ]}
        />
      }
    />
  );
}
