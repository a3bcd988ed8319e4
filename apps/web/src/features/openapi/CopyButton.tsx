import { CopyOutlined } from '@ant-design/icons';
import { Button, type ButtonProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { copyText } from '../../shared/feedback/values/copy.ts';
import { say } from '../../shared/store/notice.ts';

/** Puts a text on the clipboard and says whether it is there. */
export const CopyButton = ({ text, ...rest }: { text: string } & ButtonProps) => {
  const { t } = useTranslation('openapi');
  const copy = async () => {
    if (await copyText(text)) say('success', t('copied'));
    else say('error', t('copyFailed'));
  };
  return <Button icon={<CopyOutlined aria-hidden />} {...rest} onClick={() => void copy()} />;
};
