/** The front of a project in full width, then its name, place and one sentence. */

import { useTranslations } from 'next-intl'
import { Picture } from '@/components/ui/picture'
import type { PublicProject } from '@/lib/domain/project/project'
import { formatStreet, formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { boxWords } from '@/lib/i18n/box-words'
import { langOf } from '@/lib/server/pages/text-language'
import { findStage } from './project-figures'
import styles from './project-head.module.css'

export function ProjectHead({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectHead')
  const stages = useTranslations('ProjectStage')
  const texts = project.texts[language]
  const [front] = project.pictures
  const address = [formatStreet(project.address, boxWords[language]), formatTown(project, texts.countryName)]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      {front && (
        <div className={styles.picture} style={{ '--own-width': `${front.width}px` }}>
          <Picture src={front.url} alt={front.alt[language]} width={front.width} height={front.height} sizes="100vw" isFirst />
        </div>
      )}
      <header className={`wrap ${styles.head}`}>
        <div>
          <h1>{project.name}</h1>
          <p className={styles.place}>
            {address}
            <br />
            <span className="num">{t('number', { number: project.number })}</span>
            <br />
            {stages(findStage(project))}
          </p>
        </div>
        <p className={styles.intro} {...langOf(texts.intro, language)}>
          {texts.intro}
        </p>
      </header>
    </>
  )
}
