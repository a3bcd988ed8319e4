import { useTranslation } from 'react-i18next';
import { LinkTabs } from '../../shared/list/LinkTabs.tsx';
import { type AddressKind, addressKinds } from './kinds.ts';
import { listHref } from './paths.ts';

/** The books side by side. */
export const BookTabs = ({ kind }: { kind: AddressKind }) => {
  const { t } = useTranslation('addresses');
  const tabs = addressKinds.map((key) => ({ key, text: t(`kind.${key}`), to: listHref(key) }));
  return <LinkTabs label={t('books')} tabs={tabs} here={kind} />;
};
