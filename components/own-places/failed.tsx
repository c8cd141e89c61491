/** A message that something could not be loaded, with a button to retry. */
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
