/** An error of the content check in the reader's language; in English where no translation exists. */
import { useTranslations } from 'next-intl'
import { faultWords } from '@/lib/content/fault-words'

export function FaultWords({ message }: { message: string }) {
  const t = useTranslations('ContentFaults')
  const words = faultWords(message)
  return words && t.has(words.key) ? t(words.key, words.values) : <span lang="en">{message}</span>
}
