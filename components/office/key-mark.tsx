/** The key that does the same as the button it stands in; not on a telephone. */
import styles from './key-mark.module.css'

export const KeyMark = ({ of }: { of: string }) => <kbd className={styles.key}>{of}</kbd>
