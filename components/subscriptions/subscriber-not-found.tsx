/** 'Person not found': a link to saved searches without a subscriber (specification 8; ruling 24). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { SavedSearchFrame } from './saved-search-frame'

export function SubscriberNotFound({ language }: { language: Language }) {
  const t = useTranslations('SavedSearches')
  return (
    <SavedSearchFrame language={language} heading={t('invalidHeading')} intro={t('invalidLead')}>
      <ButtonLink href={linkHref('demand-register', language)}>{t('new')}</ButtonLink>
    </SavedSearchFrame>
  )
}
