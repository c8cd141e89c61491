/** The pictures of a project behind its front. */
import { useTranslations } from 'next-intl'
import { gridSizes } from '@/components/modules/module-grid'
import { Picture } from '@/components/ui/picture'
import type { PublicProject } from '@/lib/domain/project/project'
import type { Language } from '@/lib/domain/text/language'
import styles from './project-pictures.module.css'

const columns = 2

export function ProjectPictures({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectPictures')
  const further = project.pictures.slice(1)
  if (further.length === 0) return null
  return (
    <section className={styles.pictures} aria-label={t('label')}>
      {further.map((picture) => (
        <Picture
          key={picture.id}
          src={picture.url}
          alt={picture.alt[language]}
          width={picture.width}
          height={picture.height}
          sizes={gridSizes(further.length === 1 ? 1 : columns)}
        />
      ))}
    </section>
  )
}
