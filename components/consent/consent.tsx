/** Asks for consent once, and offers to change it (specification 4, "Cookie consent"); without script nothing requires it. */
import { useTranslations } from 'next-intl'
import { keepMarkup } from '@/components/plain/kept-markup'
import { PageWords } from '@/components/ui/page-words'
import { consentCategories } from '@/lib/domain/consent/consent'
import { configuredServices, type ServiceIds } from '@/lib/domain/consent/consent-services'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { type ConsentWords, consentWordsId } from './consent-texts'
import { LaterConsent } from './later-consent.client'

/** On closed pages the choice can be made and withdrawn, but no service is loaded. */
const noServices: ServiceIds = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }

/** Marks the words of the link to the policy; occurs in no text. */
const mark = '\u0000'

type Props = { language: Language; isClosed?: boolean | undefined }

function WholeConsent({ language, isClosed }: Props) {
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
  const policy = linkHref('cookie-policy', language)
  const text = t.markup('text', { policy: (words) => `${mark}${words}${mark}` }).split(mark)
  const words: ConsentWords = { texts, categories, text, policy }
  return (
    <>
      <PageWords id={consentWordsId} words={words} />
      <LaterConsent ids={configuredServices(analytics).length > 0 ? ids : undefined} />
    </>
  )
}

export const Consent = keepMarkup('consent', ({ language }: Props) => language, WholeConsent)
