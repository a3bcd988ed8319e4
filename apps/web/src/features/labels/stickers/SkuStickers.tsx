import { TagsOutlined } from '@ant-design/icons';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '../../../shared/permission/ActionButton.tsx';
import { type Sku, StickersDialog } from './StickersDialog.tsx';

interface Props {
  skus: readonly Sku[];
}

// As many as one call takes.
const most = 100;

const Stickers = ({ skus }: Props) => {
  const { t } = useTranslation('stickers');
  const [{ open, nth }, setShown] = useState({ open: false, nth: 0 });
  return (
    <>
      <ActionButton
        size="small"
        permission="order:print"
        icon={<TagsOutlined />}
        disabledReason={skus.length > most ? t('tooMany', { most }) : undefined}
        onClick={() => setShown({ open: true, nth: nth + 1 })}
      >
        {t('button')}
      </ActionButton>
      <StickersDialog
        // Others may be chosen by the next time.
        key={nth}
        open={open}
        skus={skus}
        onClose={() => setShown({ open: false, nth })}
      />
    </>
  );
};

/** Asks how many stickers of each of the chosen SKUs are wanted. */
export const SkuStickers = (props: Props) => (
  // Its words come with it: the list around it is not to wait for them.
  <Suspense>
    <Stickers {...props} />
  </Suspense>
);
