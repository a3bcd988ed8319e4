import { addProduct, editProduct, getOpsProduct, type ProductForm } from '@alpaca/contract';
import { Button, Drawer, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../shared/api/useCall.ts';
import { useSend } from '../../../../shared/api/useSend.ts';
import { useConfirm } from '../../../../shared/feedback/dialogs/useConfirm.tsx';
import { ErrorState } from '../../../../shared/feedback/states/ErrorState.tsx';
import { FormSkeleton } from '../../../../shared/feedback/states/Skeletons.tsx';
import { useUnsavedGuard } from '../../../../shared/form/useUnsavedGuard.ts';
import { usePermission } from '../../../../shared/permission/permission.ts';
import { fillWithTheirs } from '../../../../shared/revision/fillWithTheirs.ts';
import { useEdit } from '../../../../shared/revision/useEdit.tsx';
import { useHeld } from '../../../../shared/revision/useHeld.ts';
import { say } from '../../../../shared/store/notice.ts';
import { ProductFormFields } from './ProductFormFields.tsx';
import styles from './Products.module.css';
import { fromLines, inLines } from './printSetMoves.ts';
import { type Filled, filledFrom, formOf, freshProduct } from './productForm.ts';
import { useProductWords } from './useProductWords.ts';

interface Props {
  /** null: closed; 'new': one to be added. */
  id: string | null;
  onClose: () => void;
  onChanged: () => void;
}

const widest = 960;

/** A product's form; what can't be changed is shown all the same. */
export const ProductDrawer = ({ id, onClose, onChanged }: Props) => {
  const { t } = useTranslation('opsProducts');
  const [form] = Form.useForm<Filled>();
  const [dirty, setDirty] = useState(false);
  const { ask, dialog } = useConfirm();
  const mayEdit = usePermission('ops:productEdit');
  const isNew = id === 'new';
  const { data, error, isFetching, refetch } = useCall(
    getOpsProduct,
    { query: { id: id ?? '' } },
    { enabled: id !== null && !isNew, meta: { quiet: true }, staleTime: 0 },
  );
  const add = useSend(addProduct, { meta: { quiet: 'fields' } });
  const seen = useHeld(data?.id === id ? data : undefined, id ?? '');
  const edit = useEdit(editProduct, {
    ...useProductWords(),
    onTheirs: (changed) => {
      onChanged();
      fillWithTheirs(form)(changed);
      if (changed.changes.some(({ field }) => field === 'printSet')) {
        form.setFieldsValue(fromLines(form.getFieldsValue(true)));
      }
      return true;
    },
    form: {
      of: inLines,
      into: (_, told) => fromLines(told) as never,
    },
  });
  useUnsavedGuard(dirty);

  const leave = () => {
    setDirty(false);
    add.reset();
    edit.reset();
    onClose();
  };
  const close = async () => {
    const question = { title: t('discard'), text: t('discardText'), yes: t('discardYes') };
    if (!dirty || (await ask({ ...question, danger: true }))) leave();
  };
  const save = async (values: Filled) => {
    const body: ProductForm = formOf(values);
    const sent = isNew
      ? add.mutateAsync({ body })
      : edit.mutateAsync({ body: { ...body, id: id ?? '', revision: seen?.revision ?? 0 } });
    const done = await sent.then(
      () => true,
      () => false,
    );
    if (!done) return;
    say('success', t('saved'));
    onChanged();
    if (!isNew) void refetch();
    leave();
  };
  const initial = isNew ? freshProduct : seen ? filledFrom(seen) : null;
  return (
    <Drawer
      open={id !== null}
      destroyOnHidden
      size={Math.min(widest, window.innerWidth)}
      title={isNew ? t('add') : t('editTitle', { code: data?.code ?? '' })}
      onClose={() => void close()}
      footer={
        mayEdit && (
          <div className={styles.foot}>
            <Button onClick={() => void close()}>{t('cancel')}</Button>
            <Button type="primary" loading={add.isPending || edit.isPending} onClick={form.submit}>
              {t('save')}
            </Button>
          </div>
        )
      }
    >
      {!initial && !error && <FormSkeleton fields={14} />}
      {!initial && error && <ErrorState error={error} onRetry={refetch} busy={isFetching} />}
      {initial && (
        <ProductFormFields
          key={id}
          form={form}
          initial={initial}
          disabled={!mayEdit}
          error={add.error ?? edit.error}
          onDirty={() => setDirty(true)}
          onFinish={(values) => void save(values)}
        />
      )}
      {dialog}
      {edit.dialog}
    </Drawer>
  );
};
