/** The page of a link without a viewing: incomplete, altered, or erased. */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { OutcomeIntro, OutcomeWays } from '@/components/ui/outcome'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { ViewingFrame } from './viewing-frame'

export function ViewingNotFound({ language, path }: { language: Language; path: string }) {
  const t = useTranslations('Viewing')
  return (
    <ViewingFrame language={language} path={path} query="">
      <h1>{t('invalid.heading')}</h1>
      <OutcomeIntro>{t('invalid.lead')}</OutcomeIntro>
      <OutcomeWays>
        <ButtonLink href={linkHref('contact', language)}>{t('contact')}</ButtonLink>
      </OutcomeWays>
    </ViewingFrame>
  )
}
