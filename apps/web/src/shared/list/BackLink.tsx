import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';

/** The way back to where one came from. */
export const BackLink = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <Button type="link" className={styles.back ?? ''} icon={<ArrowLeftOutlined />} onClick={onBack}>
    {children}
  </Button>
);
