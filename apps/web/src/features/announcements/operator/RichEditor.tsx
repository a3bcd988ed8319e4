import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { EditorToolbar } from './EditorToolbar.tsx';
import { isLink } from './isLink.ts';
import styles from './RichEditor.module.css';

interface Props {
  id?: string;
  label: string;
  value?: string;
  onChange?: (html: string) => void;
}

// What the server keeps, and no more.
const extensions = [
  StarterKit.configure({
    heading: { levels: [2] },
    code: false,
    codeBlock: false,
    horizontalRule: false,
    link: {
      openOnClick: false,
      protocols: ['http', 'https', 'mailto'],
      isAllowedUri: isLink,
    },
  }),
];

/** Text with simple marks; its value is HTML, or nothing when it says nothing. */
export default function RichEditor({ id, label, value = '', onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: value,
    // The page's policy lets no foreign style through; ours stand in the module.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: styles.text as string,
        ...(id && { id }),
      },
    },
    onUpdate: ({ editor }) => onChange?.(editor.isEmpty ? '' : editor.getHTML()),
  });
  return (
    <div className={styles.frame}>
      <EditorToolbar editor={editor} />
      <EditorContent editor={editor} />
    </div>
  );
}
