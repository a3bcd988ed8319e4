import { Alert } from 'antd';

/** What is wrong with a form and belongs to none of its fields. */
export const FormIssues = ({ words }: { words: readonly string[] }) =>
  words.length > 0 && <Alert showIcon type="error" title={words.join(' ')} />;
