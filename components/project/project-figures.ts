/** What the project's card and page say of price and stage, from the rules of the domain. */
import { describePrice, type PriceDescription } from '@/lib/domain/price'
import { countUnits, type Project, priceRange } from '@/lib/domain/project'

/** PriceUnit of a price that is only where prices begin (specification 9). */
const startingFromUnit = 7

/** "starting from" the cheapest unit that is not sold; undefined when all are. */
export function describeProjectPrice(project: Pick<Project, 'units'>): PriceDescription | undefined {
  const range = priceRange(project)
  return range && describePrice({ marquee: 0, publishPrice: true, price: range.from, priceUnit: startingFromUnit }, '', '', [])
}

/** Stage of the works, unless there is nothing left to buy. */
export function findStage(project: Pick<Project, 'units' | 'status'>): Project['status'] | 'sold-out' {
  return countUnits(project, 'sold') === project.units.length ? 'sold-out' : project.status
}
