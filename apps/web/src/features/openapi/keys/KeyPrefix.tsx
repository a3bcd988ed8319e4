import styles from '../OpenApi.module.css';

/** How a key begins: what people tell keys apart by. */
export const KeyPrefix = ({ of }: { of: string }) => <code className={styles.prefix}>{of}…</code>;
