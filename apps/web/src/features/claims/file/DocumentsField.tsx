import { type ClaimDocument, claimDocuments, claimDocumentsMost } from '@alpaca/contract';
import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Form, Tag, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from '../Claims.module.css';
import type { BringingDocuments } from './useDocuments.ts';

interface Props {
  documents: BringingDocuments;
  /** Those that the line wants come first and say so. */
  wanted: readonly ClaimDocument[];
}

/** One line for each thing that shows a claim. */
export const DocumentsField = ({ documents, wanted }: Props) => {
  const { t } = useTranslation('claims');
  const { files, comes, bring, drop } = documents;
  const others = claimDocuments.filter((document) => !wanted.includes(document));
  return (
    <Form.Item label={t('documents')} extra={t('documentsHint', { most: claimDocumentsMost })}>
      {[...wanted, ...others].map((document) => (
        <div key={document} className={styles.document}>
          <span>
            {t(`document.${document}`)} {wanted.includes(document) && <Tag>{t('needed')}</Tag>}
          </span>
          {files
            .filter((file) => file.document === document)
            .map(({ key, name }) => (
              <Tag
                key={key}
                closable={{ 'aria-label': t('remove', { name }) }}
                onClose={() => drop(key)}
              >
                {name}
              </Tag>
            ))}
          <Upload
            accept=".jpg,.jpeg,.png,.webp,.pdf"
            showUploadList={false}
            beforeUpload={(file) => {
              void bring(document, file);
              return false;
            }}
            disabled={files.length >= claimDocumentsMost}
          >
            <Button
              size="small"
              icon={<PaperClipOutlined />}
              loading={comes(document)}
              aria-label={t('bring', { name: t(`document.${document}`) })}
            >
              {t('choose')}
            </Button>
          </Upload>
        </div>
      ))}
    </Form.Item>
  );
};
