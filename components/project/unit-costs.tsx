/** An example calculation of all costs for one unit; only where the share of the land is known. */
import { useTranslations } from 'next-intl'
import { CostSources } from '@/components/property/costs/cost-sources'
import { CostTable } from '@/components/property/costs/cost-table'
import { newBuildCosts } from '@/lib/domain/costs/new-build-costs'
import { findRegion } from '@/lib/domain/law/region'
import { type PublicProject, priceRange } from '@/lib/domain/project/project'
import { formatDecimal } from '@/lib/domain/text/format-number'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import styles from './unit-costs.module.css'

/** The cheapest unit that is not sold, whose price is the lowest of the figures bar. */
function findExample(project: PublicProject, language: Language): { name: string; price: number } | undefined {
  const price = priceRange(project)?.from
  const unit = project.units.find((candidate) => price !== undefined && candidate.price === price)
  return unit && price !== undefined ? { name: unit.name[language], price } : undefined
}

export function UnitCosts({ project, language }: { project: PublicProject; language: Language }) {
  const t = useTranslations('UnitCosts')
  const { registrationDuty, notary, newBuildVat } = getSnapshot().legalFigures
  const { zip, countryId, landShare } = project
  const region = findRegion(zip, countryId)
  const unit = findExample(project, language)
  if (!region || !unit || landShare === undefined) return null
  const figures = { duty: registrationDuty[region], notary, vatRate: newBuildVat.rate }
  const costs = newBuildCosts(figures, unit.price, landShare, zip)
  const parts = [
    { label: t('building'), amount: costs.building },
    { label: t('land', { share: formatDecimal(landShare, language) }), amount: costs.land },
    { label: t('vat', { rate: formatDecimal(newBuildVat.rate, language) }), amount: costs.vat },
    { label: t('duty', { rate: formatDecimal(costs.duty.rate, language) }), amount: costs.duty.amount },
    { label: t('notary'), amount: costs.notary },
  ]
  const title = t('title', { name: unit.name })
  return (
    <section className={styles.example} aria-labelledby="unit-costs-title">
      <h3 id="unit-costs-title">{title}</h3>
      <CostTable caption={title} parts={parts} total={{ label: t('total'), amount: costs.total }} />
      <p>{t('note')}</p>
      <CostSources sources={[newBuildVat, registrationDuty[region], notary]} language={language} />
    </section>
  )
}
