/** The share of a project that is sold: a bar, and the same in words. */
import { useTranslations } from 'next-intl'
import { countUnits, type PublicProject } from '@/lib/domain/project/project'
import styles from './sold-share.module.css'

export function SoldShare({ project }: { project: Pick<PublicProject, 'units'> }) {
  const t = useTranslations('SoldShare')
  const total = project.units.length
  const sold = countUnits(project, 'sold')
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        <i style={{ '--share': `${(sold / total) * 100}%` }} />
      </div>
      <p className={styles.words}>
        {t('words', { sold, total, free: countUnits(project, 'free'), option: countUnits(project, 'option') })}
      </p>
    </div>
  )
}
