/** The name of a project with its place and a button to ask about it, then its pictures; captions are their alternative texts. */
import { useTranslations } from 'next-intl'
import { buttonClass } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import type { PublicProject } from '@/lib/domain/project/project'
import { formatStreet, formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { boxWords } from '@/lib/i18n/box-words'
import { projectFormHref } from '@/lib/routing/href'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { langOf } from '@/lib/server/pages/text-language'
import { findStage } from './project-figures'
import styles from './project-head.module.css'

/** Pictures next to each other, from tablets on; on phones they are swiped. */
const shown = 3

function Pictures({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectHead')
  const pictures = project.pictures.slice(0, shown)
  if (pictures.length === 0) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on phones the row scrolls, so the keyboard must reach it
    <ul className={styles.pictures} data-count={pictures.length} aria-label={t('pictures')} tabIndex={0}>
      {pictures.map(({ id, url, alt, width, height }, index) => (
        <li key={id}>
          <Picture
            src={url}
            alt={alt[language]}
            width={width}
            height={height}
            sizes={`(max-width: 766px) 92vw, ${index === 0 ? '66vw' : '33vw'}`}
            isFirst={index === 0}
          />
        </li>
      ))}
    </ul>
  )
}

export function ProjectHead({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectHead')
  const page = useTranslations('ProjectPage')
  const stages = useTranslations('ProjectStage')
  const texts = project.texts[language]
  const address = [formatStreet(project.address, boxWords[language]), formatTown(project, texts.countryName)]
    .filter(Boolean)
    .join(', ')
  return (
    <header className={`wrap ${styles.head}`}>
      <div>
        <h1>{project.name}</h1>
        <p className={styles.place}>
          <span>{address}</span>
          <span>{stages(findStage(project))}</span>
          <span className="num">{t('number', { number: project.number })}</span>
        </p>
      </div>
      <a className={`${buttonClass({})} no-print`} href={projectFormHref(getSnapshot().routeTable, project, language)}>
        {page('askShort')}
      </a>
      <Pictures project={project} language={language} />
      <p className={styles.intro} {...langOf(texts.intro, language)}>
        {texts.intro}
      </p>
    </header>
  )
}
