/** A thank-you page: what was received, what happens next, further links (design, thank-you page; specification 2). */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import { InlineText } from '@/components/ui/inline-text'
import { Outcome, OutcomeIntro, OutcomeMark, OutcomeWays } from '@/components/ui/outcome'
import type { Page } from '@/lib/content/page'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import type { ModuleProps } from '../module-props'
import { openingTexts } from '../module-section'
import styles from './next-steps.module.css'
import { Questions } from './questions'

type PartProps = { page: Page; language: Language }

function Steps({ page, language }: PartProps) {
  const t = useTranslations('NextStepsModule')
  return (
    <ol className={styles.steps} aria-label={t('steps')}>
      {page.nextSteps.map(({ when, text }) => (
        <li key={when.nl}>
          <b {...langOf(when[language], language)}>{when[language]}</b>
          <span {...langOf(text[language], language)}>{text[language]}</span>
        </li>
      ))}
    </ol>
  )
}

function WaysOn({ page, language }: PartProps) {
  const t = useTranslations('NextStepsModule')
  return (
    <OutcomeWays>
      <ButtonLink href={linkHref('home', language)}>{t('home')}</ButtonLink>
      {page.links.map(({ label, link }) => (
        <ButtonLink key={link} look="line" href={linkHref(link, language)}>
          <InlineText text={label[language]} />
        </ButtonLink>
      ))}
    </OutcomeWays>
  )
}

/** Steps, links and picture are those of the page around it. */
export function NextStepsModule({ module, language, path }: ModuleProps) {
  const page = getSnapshot().pages.get(path)
  if (!page) return null
  const { heading, intro } = openingTexts(module, page, language)
  const { image } = page
  return (
    <Outcome picture={image && { src: image.url, alt: image.alt[language], width: image.width, height: image.height }}>
      <OutcomeMark icon="check" />
      <h1 {...langOf(heading, language)}>{heading}</h1>
      {intro && (
        <OutcomeIntro>
          <InlineText text={intro} />
        </OutcomeIntro>
      )}
      <Steps page={page} language={language} />
      <Questions />
      <WaysOn page={page} language={language} />
    </Outcome>
  )
}
