import { useTranslation } from 'react-i18next';
import { UploadField } from '../../../shared/inputs/UploadField.tsx';

interface Props {
  value?: string | null;
  onChange?: (file: string | null) => void;
}

const accept = ['.png', '.jpg', '.jpeg', '.webp'];

/** The picture at the head of a label, known by its key alone. */
export const LogoField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('labelDesigns');
  const title = t('field.logoFile');
  return (
    <UploadField
      purpose="tenantLogo"
      title={title}
      accept={accept}
      maxMb={1}
      value={value ? { key: value, name: title, contentType: 'image/png' } : undefined}
      onChange={(file) => onChange?.(file?.key ?? null)}
    />
  );
};
