import type { Editor } from '@tiptap/react';
import { Button, Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLink } from './isLink.ts';
import styles from './RichEditor.module.css';

interface Props {
  editor: Editor;
  /** The address of the link at the cursor, if there is one. */
  first: string;
  close: () => void;
}

/** Where the chosen words lead to. */
export const LinkRow = ({ editor, first, close }: Props) => {
  const { t } = useTranslation('announcements');
  const [address, setAddress] = useState(first);
  const [wrong, setWrong] = useState(false);
  const put = () => {
    const href = address.trim();
    if (href !== '' && !isLink(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href === '') chain.unsetLink().run();
    else if (editor.state.selection.empty && !first) {
      // Nothing is chosen: the address itself becomes the words.
      const marks = [{ type: 'link', attrs: { href } }];
      chain.insertContent({ type: 'text', text: href, marks }).run();
    } else chain.setLink({ href }).run();
    close();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      put();
    }
    if (event.key !== 'Escape') return;
    // It closes this row, not the dialog around it.
    event.stopPropagation();
    close();
    editor.commands.focus();
  };
  return (
    <div className={styles.link}>
      <Input
        autoFocus
        size="small"
        aria-label={t('editor.address')}
        value={address}
        status={wrong ? 'error' : ''}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        onKeyDown={press}
      />
      <Button size="small" type="primary" onClick={put}>
        {t('editor.put')}
      </Button>
      {wrong && (
        <span role="alert" className={styles.wrong}>
          {t('editor.wrongAddress')}
        </span>
      )}
    </div>
  );
};
