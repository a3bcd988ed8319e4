import { type Language, languages } from '@alpaca/contract';
import { useTranslation } from 'react-i18next';
import { languageTags } from '../lib/languageTags.ts';
import { language } from '../store/language.ts';
import { Choice } from './Choice.tsx';

export const LanguageChoice = ({ onChoose }: { onChoose: (choice: Language) => void }) => {
  const { t } = useTranslation('common');
  const options = languages.map((value) => ({
    value,
    text: t(`language.${value}`),
    lang: languageTags[value],
  }));
  return (
    <Choice label={t('language.label')} value={language} options={options} onChange={onChoose} />
  );
};
