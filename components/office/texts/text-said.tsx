/** The result message of a form about a text. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { type TextMessage, textMessages } from '@/lib/server/office/texts/text-forms'

const done: readonly TextMessage[] = [
  'saved',
  'made',
  'removed',
  'pictures-gone',
  'published',
  'restored',
  'dropped',
  'scheduled',
  'unscheduled',
]

export function TextSaid({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeTexts.said')
  const said = textMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: done.includes(said) ? 'done' : 'wrong', title: t(said) }} /> : null
}
