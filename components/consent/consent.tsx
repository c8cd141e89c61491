/** Asks for consent, once, and offers to change it (specification 4, "Cookie consent"); without script nothing needs it. */
import { useTranslations } from 'next-intl'
import { consentCategories } from '@/lib/domain/consent/consent'
import { configuredServices, type ServiceIds } from '@/lib/domain/consent/consent-services'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { ConsentBanner } from './consent-banner.client'

/** On a closed page the choice can be made and taken back, but none of the services loads. */
const noServices: ServiceIds = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }

type Props = { language: Language; isClosed?: boolean | undefined }

export function Consent({ language, isClosed }: Props) {
  const t = useTranslations('Consent')
  const { analytics } = getSnapshot().site
  const ids = isClosed ? noServices : analytics
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
    <ConsentBanner ids={configuredServices(analytics).length > 0 ? ids : undefined} texts={texts} categories={categories}>
      {t.rich('text', { policy: (words) => <a href={linkHref('cookie-policy', language)}>{words}</a> })}
    </ConsentBanner>
  )
}
