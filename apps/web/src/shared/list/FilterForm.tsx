import { DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form } from 'antd';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trimmed } from '../lib/trimmed.ts';
import styles from './FilterForm.module.css';

type Values = Record<string, unknown>;

interface Props<V extends object> {
  value: V;
  onChange: (change: Partial<V>) => void;
  /** Asked for again as it is: whoever presses "search" twice wants fresh rows. */
  onSame?: (() => unknown) | undefined;
  /** Fields always in sight. */
  children: ReactNode;
  /** Fields that open with "more". */
  more?: ReactNode;
  /** The names of those fields, so that it opens by itself when one of them is set. */
  moreNames?: readonly (keyof V & string)[];
}

const given = (value: unknown) =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(Array.isArray(value) && value.length === 0);

const cleaned = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(trimmed(values) as Values).map(([name, one]) => [
      name,
      given(one) ? one : undefined,
    ]),
  );

const emptied = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** A list's filter: fields are the form's items by name; "search" hands over what changed. */
export const FilterForm = <V extends object>(props: Props<V>) => {
  const { value, onChange, onSame, children, more, moreNames = [] } = props;
  const { t } = useTranslation('shared');
  const [form] = Form.useForm<Values>();
  const id = useId();
  const current = value as Values;
  const set = moreNames.filter((name) => given(current[name])).length;
  const [open, setOpen] = useState(set > 0);
  const shown = useRef<unknown>(null);

  // Back, forward and saved views change the address under the form.
  useEffect(() => {
    if (same(shown.current, current)) return;
    shown.current = current;
    form.setFieldsValue({ ...emptied(form.getFieldsValue()), ...current });
  }, [form, current]);

  const search = (values: Values) => {
    const wanted = cleaned(values);
    const changed = Object.keys(wanted).some((name) => !same(wanted[name], current[name]));
    if (changed) onChange(wanted as Partial<V>);
    else onSame?.();
  };
  const reset = () => {
    const nothing = emptied(form.getFieldsValue());
    form.setFieldsValue(nothing);
    onChange(nothing as Partial<V>);
  };
  return (
    <Form
      form={form}
      name={id}
      role="search"
      layout="vertical"
      className={styles.form}
      initialValues={current}
      onFinish={search}
    >
      {children}
      {more && (
        <div id={`${id}-more`} className={open ? styles.more : styles.folded}>
          {more}
        </div>
      )}
      <div className={more ? `${styles.buttons} ${styles.wider}` : styles.buttons}>
        <Button type="primary" htmlType="submit" icon={<SearchOutlined />}>
          {t('filter.search')}
        </Button>
        <Button onClick={reset}>{t('filter.reset')}</Button>
        {more && (
          <Button
            type="text"
            aria-expanded={open}
            aria-controls={`${id}-more`}
            icon={open ? <UpOutlined /> : <DownOutlined />}
            iconPlacement="end"
            onClick={() => setOpen(!open)}
          >
            {open || set === 0
              ? t(open ? 'filter.less' : 'filter.more')
              : t('filter.moreSet', { count: set })}
          </Button>
        )}
      </div>
    </Form>
  );
};
