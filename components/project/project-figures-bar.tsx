/** Five figures of a project: free units, prices, bedrooms, energy, delivery. */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EpcLabel } from '@/components/property/epc-label'
import { labelOf } from '@/lib/domain/energy/epc'
import { countUnits, type PublicProject } from '@/lib/domain/project/project'
import { BedroomRange } from './bedroom-range'
import { Delivery, parseDelivery } from './delivery'
import styles from './project-figures-bar.module.css'
import { ProjectPrice } from './project-price'

function Figure({
  label,
  note,
  isSmall = false,
  children,
}: {
  label: string
  note: ReactNode
  isSmall?: boolean
  children: ReactNode
}) {
  return (
    <div className={isSmall ? styles.small : undefined}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <dd className={styles.note}>{note}</dd>
    </div>
  )
}

/** Before delivery there is no certificate: the label is the one that the permit file promises. */
function Energy({ project }: { project: PublicProject }) {
  const label = labelOf({ ...project, energyPerformance: 0 }, project.epcLabelText)
  if (!label) return null
  return label.kind === 'picture' ? <EpcLabel label={label} large /> : label.letterText
}

export function ProjectFigures({ project }: { project: PublicProject }) {
  const t = useTranslations('ProjectFigures')
  return (
    <dl className={styles.figures}>
      <Figure label={t('free')} note={t('ofUnits', { count: project.units.length, option: countUnits(project, 'option') })}>
        {countUnits(project, 'free')}
      </Figure>
      <Figure label={t('price')} note={t('withoutCosts')} isSmall>
        <ProjectPrice project={project} />
      </Figure>
      <Figure label={t('bedrooms')} note={t('perUnit')} isSmall>
        <BedroomRange project={project} />
      </Figure>
      <Figure label={t('energy')} note={t('eLevel', { level: project.eLevel })}>
        <Energy project={project} />
      </Figure>
      <Figure label={t('delivery')} note={<Delivery delivery={project.delivery} />}>
        {parseDelivery(project.delivery).year}
      </Figure>
    </dl>
  )
}
