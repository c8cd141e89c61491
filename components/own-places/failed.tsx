/** Says that something did not come, and asks for it again. */
import { styles } from './tool-styles'

type Props = { text: string; label: string; onRetry: () => void }

export function Failed({ text, label, onRetry }: Props) {
  return (
    <div role="alert">
      <p>{text}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        {label}
      </button>
    </div>
  )
}
