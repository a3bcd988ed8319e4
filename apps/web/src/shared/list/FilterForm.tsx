import { FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Badge, Button, Form } from 'antd';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '../lib/isBlank.ts';
import { trimmed } from '../lib/trimmed.ts';
import { usePhone } from '../lib/usePhone.ts';
import { ChoiceMade } from './choiceMade.ts';
import { FilterFields, OnlyFirst } from './FilterFields.tsx';
import styles from './FilterForm.module.css';
import { isTyping } from './isTyping.ts';
import { useSheetFocus } from './useSheetFocus.ts';

type Values = Record<string, unknown>;

interface Props<V extends object> {
  value: V;
  onChange: (change: Partial<V>) => void;
  /** Asked for again as it is: whoever presses "search" twice wants fresh rows. */
  onSame?: (() => unknown) | undefined;
  /** Fields always in sight; on a phone only the first. */
  children: ReactNode;
  /** Fields that open with "more". */
  more?: ReactNode;
  /** The names of those fields: how many are set is told while they are out of sight. */
  moreNames?: readonly (keyof V & string)[];
}

const cleaned = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(trimmed(values) as Values).map(([name, one]) => [
      name,
      isBlank(one) ? undefined : one,
    ]),
  );

const emptied = (values: Values): Values =>
  Object.fromEntries(Object.keys(values).map((name) => [name, undefined]));

const namesOf = (values: Values) => Object.keys(values).join(' ');

const nothing = () => {};

const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * A list's filter in one line: fields are the form's items by name. A choice holds at once, what is
 * typed on Enter. What has no room opens below, on a phone from the lower edge.
 */
export const FilterForm = <V extends object>(props: Props<V>) => {
  const { value, onChange, onSame, children, more, moreNames = [] } = props;
  const { t } = useTranslation('shared');
  const phone = usePhone();
  const [form] = Form.useForm<Values>();
  const id = useId();
  const current = value as Values;
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  // Nothing is seen of the list behind it: choices wait until it is closed.
  const inSheet = phone && open;
  const shown = useRef<unknown>(null);
  const asked = useRef<Values | null>(null);
  const frame = useRef<HTMLDivElement>(null);

  const show = () => {
    setOpened(true);
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    form.submit();
  }, [form]);

  useSheetFocus(frame, inSheet);

  // Back, forward and saved views change the address under the form.
  useEffect(() => {
    if (same(shown.current, current)) return;
    shown.current = current;
    const own = asked.current;
    asked.current = null;
    // Asked for here: the list follows a moment later, and someone may be typing again by then.
    if (own && Object.keys(own).every((name) => same(own[name], current[name]))) return;
    // All of them: a field that is no longer drawn would come back with what it held.
    form.setFieldsValue({ ...emptied(form.getFieldsValue(true)), ...current });
  }, [form, current]);

  useEffect(() => {
    if (!open) return;
    const leave = ({ target }: Event) => {
      const at = target as Element;
      // Lists of choices lie outside, at the page's end.
      if (frame.current?.contains(at) || at.closest('.ant-select-dropdown, .ant-picker-dropdown')) {
        return;
      }
      close();
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, [open, close]);

  const search = (values: Values) => {
    const wanted = cleaned(values);
    if (Object.keys(wanted).some((name) => !same(wanted[name], current[name]))) {
      asked.current = wanted;
      onChange(wanted as Partial<V>);
    } else if (!open) onSame?.();
  };
  const apply = () => void form.validateFields().then(search, () => {});
  const reset = () => {
    const empty = emptied(form.getFieldsValue());
    form.setFieldsValue(empty);
    onChange(empty as Partial<V>);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && open) setOpen(false);
  };
  // Only their names, or every key typed would draw the whole line again.
  const fields = (Form.useWatch(namesOf, form) ?? '').split(' ');
  const set = fields.filter((name) => !isBlank(current[name]));
  const outOfSight = phone ? set : moreNames.filter((name) => !isBlank(current[name]));
  // Fields that nobody has asked for take time to draw: most lists are read without them.
  const moreDrawn = opened || moreNames.some((name) => !isBlank(current[name]));
  const onlyFirst = phone && !opened && Object.values(current).every(isBlank);
  const toggle = (
    <Badge count={open ? 0 : outOfSight.length} size="small">
      <Button
        type={phone ? 'default' : 'text'}
        icon={<FilterOutlined />}
        aria-expanded={open}
        aria-controls={`${id}-more`}
        onClick={() => (open ? close() : show())}
      >
        {t(phone ? 'filter.filters' : 'filter.more')}
      </Button>
    </Badge>
  );
  return (
    <ChoiceMade value={inSheet ? nothing : apply}>
      <div
        ref={frame}
        className={styles.frame}
        data-open={open || undefined}
        {...(inSheet && {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t('filter.filters'),
          'data-sheet': true,
        })}
      >
        <Form
          form={form}
          name={id}
          role="search"
          variant="borderless"
          colon={false}
          // In one line on every screen: by itself the library breaks it on a phone.
          labelCol={{ flex: 'none' }}
          wrapperCol={{ flex: '1' }}
          className={styles.form}
          initialValues={current}
          onFinish={search}
          onKeyDown={onKeyDown}
          onValuesChange={(changed: Values) => {
            const emptiedOne = Object.values(changed).every(isBlank);
            if (!inSheet && (emptiedOne || !isTyping(document.activeElement))) apply();
          }}
        >
          <div className={styles.fields} id={`${id}-more`}>
            <OnlyFirst value={onlyFirst}>
              <FilterFields>{children}</FilterFields>
            </OnlyFirst>
            {more && moreDrawn && <div className={styles.more}>{more}</div>}
          </div>
          <div className={styles.buttons}>
            <Button
              htmlType="submit"
              type={inSheet ? 'primary' : 'text'}
              icon={<SearchOutlined />}
              aria-label={t('filter.search')}
              title={t('filter.search')}
              onClick={() => setOpen(false)}
            >
              {inSheet && t('filter.search')}
            </Button>
            {!inSheet && (more || phone) && toggle}
            {set.length > 0 && (
              <Button type="text" onClick={reset}>
                {t('filter.reset')}
              </Button>
            )}
          </div>
        </Form>
      </div>
    </ChoiceMade>
  );
};
