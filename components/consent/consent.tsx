/** Asks for consent, once, and offers to change it (specification 4, "Cookie consent"); without script nothing needs it. */
import { useTranslations } from 'next-intl'
import { consentCategories } from '@/lib/domain/consent'
import { configuredServices } from '@/lib/domain/consent-services'
import type { Language } from '@/lib/domain/language'
import { linkHref } from '@/lib/server/link-href'
import { getSnapshot } from '@/lib/server/snapshot/current-snapshot'
import { ConsentBanner } from './consent-banner.client'

export function Consent({ language }: { language: Language }) {
  const t = useTranslations('Consent')
  const { analytics } = getSnapshot().site
  const categories = consentCategories.map((category) => ({
    category,
    name: t(`categories.${category}.name`),
    purpose: t(`categories.${category}.purpose`),
  }))
  const texts = {
    title: t('title'),
    refuse: t('refuse'),
    accept: t('accept'),
    change: t('change'),
    settings: t('settings'),
    intro: t('intro'),
    close: t('close'),
    save: t('save'),
    saved: t('saved'),
  }
  return (
    <ConsentBanner ids={configuredServices(analytics).length > 0 ? analytics : undefined} texts={texts} categories={categories}>
      {t.rich('text', { policy: (words) => <a href={linkHref('cookie-policy', language)}>{words}</a> })}
    </ConsentBanner>
  )
}
