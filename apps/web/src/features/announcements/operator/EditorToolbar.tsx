import {
  BoldOutlined,
  ItalicOutlined,
  LinkOutlined,
  OrderedListOutlined,
  RedoOutlined,
  StrikethroughOutlined,
  UnderlineOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { type Editor, useEditorState } from '@tiptap/react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkRow } from './LinkRow.tsx';
import styles from './RichEditor.module.css';

type Chain = ReturnType<Editor['chain']>;

interface Tool {
  name: string;
  face: ReactNode;
  mark?: [string, object?];
  run: (chain: Chain) => Chain;
}

const tools = [
  { name: 'bold', face: <BoldOutlined />, mark: ['bold'], run: (c) => c.toggleBold() },
  { name: 'italic', face: <ItalicOutlined />, mark: ['italic'], run: (c) => c.toggleItalic() },
  {
    name: 'underline',
    face: <UnderlineOutlined />,
    mark: ['underline'],
    run: (c) => c.toggleUnderline(),
  },
  {
    name: 'strike',
    face: <StrikethroughOutlined />,
    mark: ['strike'],
    run: (c) => c.toggleStrike(),
  },
  {
    name: 'heading',
    face: 'H',
    mark: ['heading', { level: 2 }],
    run: (c) => c.toggleHeading({ level: 2 }),
  },
  {
    name: 'bullets',
    face: <UnorderedListOutlined />,
    mark: ['bulletList'],
    run: (c) => c.toggleBulletList(),
  },
  {
    name: 'numbers',
    face: <OrderedListOutlined />,
    mark: ['orderedList'],
    run: (c) => c.toggleOrderedList(),
  },
  { name: 'quote', face: '“”', mark: ['blockquote'], run: (c) => c.toggleBlockquote() },
  { name: 'undo', face: <UndoOutlined />, run: (c) => c.undo() },
  { name: 'redo', face: <RedoOutlined />, run: (c) => c.redo() },
] as const satisfies readonly Tool[];

const activeIn = (editor: Editor) =>
  tools.flatMap((tool) => {
    const [name, attributes] = ('mark' in tool ? tool.mark : []) as [string?, object?];
    return name && editor.isActive(name, attributes) ? [tool.name] : [];
  });

/** Real buttons with names, which say whether what they do is on. */
export const EditorToolbar = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('announcements');
  const [linking, setLinking] = useState(false);
  const { active, link } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      active: activeIn(editor) as readonly string[],
      link: (editor.getAttributes('link').href as string | undefined) ?? '',
    }),
  });
  return (
    <>
      <div role="toolbar" aria-label={t('editor.toolbar')} className={styles.toolbar}>
        {tools.map(({ name, face, run }) => (
          <button
            key={name}
            type="button"
            aria-label={t(`editor.${name}`)}
            title={t(`editor.${name}`)}
            aria-pressed={active.includes(name)}
            className={styles.tool}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {face}
          </button>
        ))}
        <button
          type="button"
          aria-label={t('editor.link')}
          title={t('editor.link')}
          aria-pressed={link !== ''}
          aria-expanded={linking}
          className={styles.tool}
          onClick={() => setLinking(!linking)}
        >
          <LinkOutlined />
        </button>
      </div>
      {linking && <LinkRow editor={editor} first={link} close={() => setLinking(false)} />}
    </>
  );
};
