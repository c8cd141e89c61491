/** Says that something did not come, and asks for it again. */
import { Button } from '@/components/ui/button'

type Props = { text: string; label: string; onRetry: () => void }

export function Failed({ text, label, onRetry }: Props) {
  return (
    <div role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{label}</Button>
    </div>
  )
}
