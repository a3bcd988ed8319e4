import { makeSkuStickers, type SkuView, stickerSizes } from '@alpaca/contract';
import { useMutation } from '@tanstack/react-query';
import { Form, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../shared/api/saveFile.ts';
import { FormDialog } from '../../../shared/feedback/dialogs/FormDialog.tsx';
import { NumberInput } from '../../../shared/inputs/NumberInput.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { say } from '../../../shared/store/notice.ts';
import styles from './Stickers.module.css';

export type Sku = Pick<SkuView, 'id' | 'sku' | 'goodsName'>;

interface Props {
  open: boolean;
  skus: readonly Sku[];
  onClose: () => void;
}

interface Values {
  size: (typeof stickerSizes)[number];
  counts: Record<string, number>;
}

const rule = makeSkuStickers.body.shape.skus.def.element.shape.count;

/** Stickers with the barcodes of SKUs: so many of each, as a PDF. */
export const StickersDialog = ({ open, skus, onClose }: Props) => {
  const { t } = useTranslation('stickers');
  const [form] = Form.useForm<Values>();
  const counts: Record<string, number> | undefined = Form.useWatch('counts', form);
  const total = Object.values(counts ?? {}).reduce((sum, count) => sum + (count || 0), 0);
  const make = useMutation({
    mutationFn: ({ size, counts }: Values) =>
      saveFile(makeSkuStickers, {
        body: { size, skus: skus.map(({ id }) => ({ id, count: counts[id] ?? 1 })) },
      }),
    onSuccess: () => {
      say('success', t('saved'));
      onClose();
    },
  });
  return (
    <FormDialog
      open={open}
      title={t('title')}
      width={520}
      okText={t('make', { count: total })}
      form={form}
      initial={{ size: '60x40', counts: Object.fromEntries(skus.map(({ id }) => [id, 1])) }}
      sends={[make]}
      error={make.error}
      onSave={(values) => make.mutate(values)}
      onClose={onClose}
    >
      <Form.Item name="size" label={t('size')}>
        <Segmented
          aria-label={t('size')}
          options={stickerSizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        />
      </Form.Item>
      <ul className={styles.rows}>
        {skus.map(({ id, sku, goodsName }) => (
          <li key={id}>
            <span className={styles.name}>
              {sku}
              <small>{goodsName}</small>
            </span>
            <Form.Item
              name={['counts', id]}
              className={styles.count ?? ''}
              rules={[schemaRule(rule)]}
            >
              <NumberInput decimals={0} aria-label={t('countOf', { sku })} />
            </Form.Item>
          </li>
        ))}
      </ul>
    </FormDialog>
  );
};
