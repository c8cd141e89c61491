/** Recovery codes to copy and store. */
import styles from './code-list.module.css'

export function CodeList({ codes }: { codes: readonly string[] }) {
  return (
    <ul className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ul>
  )
}
