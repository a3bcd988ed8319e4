import { useTranslation } from 'react-i18next';
import { addressLine, CountryText } from '../../../addresses/index.ts';
import type { Party } from '../../model/values.ts';
import styles from './Party.module.css';

const placeFields = [
  'countryCode',
  'province',
  'city',
  'area',
  'address1',
  'address2',
  'address3',
  'houseNumber',
  'postCode',
] as const;

const placeOf = (party: Party) =>
  Object.fromEntries(placeFields.map((name) => [name, party[name] ?? ''])) as Record<
    (typeof placeFields)[number],
    string
  >;

/** A party to be read at a glance. */
export const PartyText = ({ party }: { party: Party }) => {
  const { t } = useTranslation('orders');
  const place = placeOf(party);
  return (
    <address className={styles.text}>
      <strong>{party.name}</strong>
      {party.company && <span>{party.company}</span>}
      <span>{addressLine(place)}</span>
      <span>
        <CountryText code={place.countryCode} /> · {party.phone}
      </span>
      {party.taxNo && (
        <span>{t('party.tax', { type: party.taxType ?? '', number: party.taxNo })}</span>
      )}
    </address>
  );
};
