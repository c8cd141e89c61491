/** The shortcut key of the button around it; not on phones. */
import styles from './key-mark.module.css'

export const KeyMark = ({ of }: { of: string }) => <kbd className={styles.key}>{of}</kbd>
