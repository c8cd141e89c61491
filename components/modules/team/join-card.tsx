/** A card in the empty cell of the team's last row, which links to the page with jobs. */
import { Icon } from '@/components/ui/icon'
import { SiteLink } from '@/components/ui/site-link'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import { findContentPage } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import styles from './agent-card.module.css'

const jobsPath = 'jobs'

/** Whether the page with jobs exists, and is not the current one. */
export const hasJoinCard = (path: string): boolean => path !== jobsPath && findContentPage(jobsPath)?.kind === 'page'

type Props = { language: Language; headingLevel: 'h2' | 'h3' }

/** Renders nothing while the page with jobs is not published. */
export function JoinCard({ language, headingLevel: Heading }: Props) {
  const found = findContentPage(jobsPath)
  if (found?.kind !== 'page') return null
  const { title, description } = found.page
  return (
    <article className={`${styles.card} mist`}>
      <Icon of="arrow-right" size={24} />
      <Heading className={styles.name} {...langOf(title[language], language)}>
        <SiteLink href={linkHref(jobsPath, language)}>{title[language]}</SiteLink>
      </Heading>
      {description && (
        <p className={styles.intro} {...langOf(description[language], language)}>
          {description[language]}
        </p>
      )}
    </article>
  )
}
