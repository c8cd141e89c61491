/** The statements that the law requires in an advertisement for new build in Flanders (belgium.md, "A notice must show"). */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { PublicProject } from '@/lib/domain/project/project'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { linkHref } from '@/lib/server/pages/link-href'
import styles from './project-legal.module.css'

type Line = { name: string; value: string }

/** Fixed Dutch abbreviations with their full words; an unknown abbreviation is shown alone. */
function usePlanningLines(project: PublicProject): Line[] {
  const t = useTranslations('ProjectLegal')
  const destination = `destinations.${project.destination}`
  const answer = (isSo: boolean) => (isSo ? 'yes' : 'no')
  return [
    { name: t('permit.name'), value: t(`permit.${answer(project.permit)}`) },
    { name: t('destination'), value: t.has(destination) ? `${project.destination}, ${t(destination)}` : project.destination },
    { name: t('summons.name'), value: t(`summons.${answer(project.summons)}`) },
    { name: t('preemption.name'), value: t(`preemption.${answer(project.preemptiveRights)}`) },
    { name: t('allotment.name'), value: t(`allotment.${answer(project.allotmentPermit)}`) },
  ]
}

function useEnergyAndWaterLines(project: PublicProject): Line[] {
  const t = useTranslations('ProjectLegal')
  const score = (letter: PublicProject['pScore']) => `${letter}, ${t(`scores.${letter}`)}`
  return [
    { name: t('eLevel'), value: t('eLevelValue', { level: project.eLevel }) },
    { name: t('epc'), value: t('epcLater') },
    { name: t('pScore'), value: score(project.pScore) },
    { name: t('gScore'), value: score(project.gScore) },
    { name: t('floodReport'), value: formatDate(project.floodReportDate) },
  ]
}

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line) => (
        <div key={line.name}>
          <dt>{line.name}</dt>
          <dd>{line.value}</dd>
        </div>
      ))}
    </dl>
  )
}

export function ProjectLegal({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('ProjectLegal')
  return (
    <section className={styles.legal} aria-labelledby="project-legal">
      <h2 id="project-legal">{t('title')}</h2>
      <div className={styles.columns}>
        <div>
          <h3>{t('energyAndWater')}</h3>
          <Lines lines={useEnergyAndWaterLines(project)} />
        </div>
        <div>
          <h3>{t('planning')}</h3>
          <Lines lines={usePlanningLines(project)} />
        </div>
      </div>
      <p className={styles.note}>{t('vat')}</p>
      <a className="arrow-link" href={linkHref('planning-legend', language)}>
        {t('legend')}
        <Icon of="arrow-right" size={16} />
      </a>
    </section>
  )
}
