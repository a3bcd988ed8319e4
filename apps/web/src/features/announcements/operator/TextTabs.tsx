import { announcementFields } from '@alpaca/contract';
import { Form, type FormInstance, Tabs } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '../../../shared/feedback/states/Skeletons.tsx';
import { schemaRule } from '../../../shared/inputs/schemaRule.ts';
import { TextInput } from '../../../shared/inputs/TextInput.tsx';
import { loadChunk } from '../../../shared/lib/loadChunk.ts';
import type { FormValues } from './formValues.ts';
import { Previews } from './Previews.tsx';

const RichEditor = lazy(() => loadChunk(() => import('./RichEditor.tsx')));

export type TextTab = 'zh' | 'en' | 'preview';
const sides = { zh: 'Zh', en: 'En' } as const;

/** Where the first of these fields stands; it must be in sight to be mended. */
export const tabOf = (names: readonly string[], current: TextTab): TextTab => {
  const on = (side: string) =>
    names.some((name) => /^(title|content)/.test(name) && name.endsWith(side));
  if (on(sides.zh)) return 'zh';
  return on(sides.en) ? 'en' : current;
};

const Side = ({ side }: { side: 'zh' | 'en' }) => {
  const { t } = useTranslation('announcements');
  const [title, content] = [`title${sides[side]}`, `content${sides[side]}`] as const;
  return (
    <>
      <Form.Item
        name={title}
        label={t(`form.${title}`)}
        rules={[schemaRule(announcementFields[title])]}
      >
        <TextInput maxLength={100} />
      </Form.Item>
      <Form.Item
        name={content}
        label={t(`form.${content}`)}
        rules={[schemaRule(announcementFields[content])]}
      >
        <RichEditor label={t(`form.${content}`)} />
      </Form.Item>
    </>
  );
};

interface Props {
  tab: TextTab;
  onTab: (tab: TextTab) => void;
  form: FormInstance<FormValues>;
}

/** The text in both languages, and as its readers will see it. */
export const TextTabs = ({ tab, onTab, form }: Props) => {
  const { t } = useTranslation('announcements');
  return (
    <Suspense fallback={<FormSkeleton fields={3} />}>
      <Tabs
        activeKey={tab}
        onChange={(key) => onTab(key as TextTab)}
        items={[
          // Both are there from the start: a field that is not can't be found wrong.
          { key: 'zh', label: t('tab.zh'), forceRender: true, children: <Side side="zh" /> },
          { key: 'en', label: t('tab.en'), forceRender: true, children: <Side side="en" /> },
          {
            key: 'preview',
            label: t('tab.preview'),
            children: tab === 'preview' ? <Previews form={form} /> : null,
          },
        ]}
      />
    </Suspense>
  );
};
