/** The result message of the form that was just sent. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { type FeedMessage, feedMessages } from '@/lib/server/office/feeds/feed-forms'

const failed: readonly FeedMessage[] = ['gone', 'wrong-value', 'closed']

export function FeedSaid({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeFeeds.said')
  const said = feedMessages.find((message) => message === says)
  return said ? <NoticeBox notice={{ tone: failed.includes(said) ? 'wrong' : 'done', title: t(said) }} /> : null
}
