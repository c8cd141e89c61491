/** What the content check has against something, in the reader's language; as it stands, in English, where nobody gave it words. */
import { useTranslations } from 'next-intl'
import { faultWords } from '@/lib/content/fault-words'

export function FaultWords({ message }: { message: string }) {
  const t = useTranslations('ContentFaults')
  const words = faultWords(message)
  return words && t.has(words.key) ? t(words.key, words.values) : <span lang="en">{message}</span>
}
