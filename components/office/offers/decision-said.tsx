/** What became of a decision. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/accounts/notice-box'
import { decisionMessages } from '@/lib/server/office/offer-forms'

export function DecisionSaid({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeOffers.said')
  const said = decisionMessages.find((message) => message === says)
  const isDone = said === 'accepted' || said === 'refused' || said === 'takenBack' || said === 'released'
  return said ? <NoticeBox notice={{ tone: isDone ? 'done' : 'wrong', title: t(said) }} /> : null
}
