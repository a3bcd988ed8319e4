import {
  CheckCircleFilled,
  CloseCircleFilled,
  ExclamationCircleFilled,
  LoadingOutlined,
  ScanOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import styles from './Verdict.module.css';

/** How it stands, by shape, colour and words: waiting, at work, right, asked for, wrong. */
export type VerdictKind = 'ready' | 'busy' | 'right' | 'twice' | 'wrong';

const icons: Readonly<Record<VerdictKind, ReactNode>> = {
  ready: <ScanOutlined />,
  busy: <LoadingOutlined />,
  right: <CheckCircleFilled />,
  twice: <ExclamationCircleFilled />,
  wrong: <CloseCircleFilled />,
};

interface Props {
  kind: VerdictKind;
  title: string;
  /** The number it is about. */
  number?: string | undefined;
  /** What else there is to say; what is empty is left out. */
  facts?: readonly string[];
  /** In full colour, for what nobody may overlook. */
  loud?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The last result, to be read from an arm's length. */
export const Verdict = ({ kind, title, number, facts = [], loud = false, children }: Props) => (
  <section className={styles.verdict} data-kind={kind} data-loud={loud || undefined}>
    <div className={styles.told} role="status" aria-live="assertive">
      <span className={styles.icon} aria-hidden="true">
        {icons[kind]}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {number && <p className={styles.number}>{number}</p>}
        <p className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
    </div>
    {children && <div className={styles.actions}>{children}</div>}
  </section>
);
