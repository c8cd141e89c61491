/** What the project's card and page say of price and stage, from the rules of the domain. */
import { type PriceDescription, startingAt } from '@/lib/domain/price'
import { countUnits, type PublicProject, priceRange } from '@/lib/domain/project'

/** "starting from" the cheapest unit that is not sold; undefined when all are. */
export function describeProjectPrice(project: Pick<PublicProject, 'units'>): PriceDescription | undefined {
  const range = priceRange(project)
  return range && startingAt(range.from)
}

/** Stage of the works, unless there is nothing left to buy. */
export function findStage(project: Pick<PublicProject, 'units' | 'status'>): PublicProject['status'] | 'sold-out' {
  return countUnits(project, 'sold') === project.units.length ? 'sold-out' : project.status
}
