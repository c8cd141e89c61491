/** The result message of a decision. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { type DecisionMessage, decisionMessages } from '@/lib/server/office/offers/offer-forms'

const done: readonly DecisionMessage[] = ['accepted', 'refused', 'takenBack', 'released', 'released-unread']

export function DecisionSaid({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeOffers.said')
  const said = decisionMessages.find((message) => message === says)
  const isDone = said !== undefined && done.includes(said)
  return said ? <NoticeBox notice={{ tone: isDone ? 'done' : 'wrong', title: t(said) }} /> : null
}
