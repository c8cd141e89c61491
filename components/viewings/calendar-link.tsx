/** The viewing as an iCalendar file. */
import { useTranslations } from 'next-intl'
import { ButtonLink, type ButtonLook } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Language } from '@/lib/domain/text/language'
import { calendarHref } from '@/lib/server/viewings/viewing-links'

type Props = { token: string; language: Language } & Pick<ButtonLook, 'look'>

export function CalendarLink({ token, language, look = 'primary' }: Props) {
  const t = useTranslations('Viewing')
  return (
    <ButtonLink href={calendarHref(token, language)} look={look} download>
      <Icon of="calendar-plus" />
      {t('calendar')}
    </ButtonLink>
  )
}
