import { photosMost } from '@alpaca/contract';
import { CameraOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { newKey } from '../../../../shared/api/key.ts';
import { fileIssue } from '../../../../shared/feedback/files/fileIssue.ts';
import { useKey } from '../../../../shared/scanner/useKey.ts';
import { useKeyed } from '../../../../shared/scanner/useKeyed.ts';
import { say } from '../../../../shared/store/notice.ts';
import { table } from '../desk.ts';

const accept = ['.jpg', '.jpeg', '.png', '.webp'];
const maxMb = 10;

interface Props {
  count: number;
  onDone: () => void;
}

/** Pictures by a camera where there is one, else from a file. Nothing is saved while they are chosen. */
export const PhotoButton = ({ count, onDone }: Props) => {
  const { t } = useTranslation('receive');
  const keyed = useKeyed();
  const input = useRef<HTMLInputElement>(null);
  const isFull = count >= photosMost;

  const choose = () => {
    if (isFull) return;
    table.pause(true);
    input.current?.click();
  };
  const end = () => {
    onDone();
    table.pause(false);
  };
  const take = (files: readonly File[]) => {
    const good = files.filter((file) => fileIssue(file, accept, maxMb) === null);
    if (good.length < files.length) say('error', t('hand.photoBad', { max: maxMb }));
    for (const file of good.slice(0, photosMost - count)) {
      table.addPhoto({ key: newKey(), file, fileId: '' });
    }
    end();
  };
  useKey('F2', choose);
  useEffect(() => {
    const { current } = input;
    // React knows no "cancel" of a file dialog.
    current?.addEventListener('cancel', end);
    return () => current?.removeEventListener('cancel', end);
  });
  return (
    <>
      <Button
        size="large"
        icon={<CameraOutlined />}
        aria-keyshortcuts="F2"
        disabled={isFull}
        onClick={choose}
      >
        {keyed(t('hand.photo'), 'F2')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        capture="environment"
        aria-label={t('hand.photo')}
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </>
  );
};
