import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Parcel.module.css';
import type { Place } from './parcel.ts';

interface Props {
  place: Place;
  part: 'boxes' | 'goods';
  /** What an added line begins with. */
  fresh: object;
  most?: number;
  /** The fields of one line. */
  children: (name: number) => ReactNode;
}

const words = { boxes: 'box', goods: 'goods' } as const;

/** Lines of a parcel that come and go; one always stays. */
export const ParcelLines = ({ place, part, fresh, most = Infinity, children }: Props) => {
  const { t } = useTranslation('quotes');
  const word = words[part];
  return (
    <Form.List name={[...place.path, part]}>
      {(fields, { add, remove }) => (
        <section className={styles.lines} aria-label={t(`${word}.title`)}>
          <h2 className={styles.heading}>{t(`${word}.title`)}</h2>
          {fields.map(({ key, name }, index) => (
            <div key={key} className={styles[word]}>
              {children(name)}
              {fields.length > 1 && (
                <Button
                  type="text"
                  className={styles.remove ?? ''}
                  icon={<DeleteOutlined />}
                  aria-label={t(`${word}.remove`, { no: index + 1 })}
                  onClick={() => remove(name)}
                />
              )}
            </div>
          ))}
          {fields.length < most && (
            <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => add(fresh)}>
              {t(`${word}.add`)}
            </Button>
          )}
        </section>
      )}
    </Form.List>
  );
};
