import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CountrySelect } from '../../../shared/inputs/CountrySelect.tsx';

/** Narrows a report to one country. */
export const CountryItem = () => {
  const { t } = useTranslation('reports');
  return (
    <Form.Item name="countryCode" label={t('field.country')}>
      <CountrySelect placeholder={t('any')} />
    </Form.Item>
  );
};
