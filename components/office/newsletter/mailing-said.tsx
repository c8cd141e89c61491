/** The result message of a mailing that was just requested. */
import { useTranslations } from 'next-intl'
import { NoticeBox } from '@/components/ui/notice-box'
import { mailingMessages } from '@/lib/server/office/newsletter/mailing-forms'

export function MailingSaid({ says }: { says: string | undefined }) {
  const t = useTranslations('OfficeNewsletter.said')
  const said = mailingMessages.find((message) => message === says)
  return said ? (
    <NoticeBox notice={{ tone: said === 'gone' || said === 'not-offered' ? 'wrong' : 'done', title: t(said) }} />
  ) : null
}
