import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { ExportButton } from '../exports/index.ts';
import { Cash } from './cash/Cash.tsx';
import { Costs } from './costs/Costs.tsx';
import { partPath, useMoneyPlace } from './reportPlace.ts';

/** What parcels cost a merchant, and until when its money lasts. */
export default function MoneyPage() {
  const { t } = useTranslation('reports');
  const view = useMoneyPlace();
  const { part, from, to, by, countryCode, currency } = view.place;
  const tabs = (['costs', 'cash'] as const).map((key) => ({
    key,
    text: t(`part.${key}`),
    to: partPath(key, view.place),
  }));
  return (
    <ListPage
      title={t('title.money')}
      views={<LinkTabs label={t('parts')} here={part} tabs={tabs} />}
      actions={
        part === 'costs' ? (
          <ExportButton kind="costReport" filter={{ from, to, by, countryCode }} />
        ) : (
          <ExportButton kind="cashReport" filter={{ from, to, currency }} />
        )
      }
    >
      {part === 'costs' ? <Costs {...view} /> : <Cash {...view} />}
    </ListPage>
  );
}
