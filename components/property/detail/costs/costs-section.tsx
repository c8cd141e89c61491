/** The costs on top of a price or a rent, as far as no table above contains them. */
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { FactColumns, FactList } from '../fact-list'

export function CostsSection({ detail: { facts } }: { detail: Pick<PropertyDetail, 'facts'> }) {
  const half = Math.ceil(facts.costs.length / 2)
  return (
    <FactColumns isOneList>
      <FactList facts={facts.costs.slice(0, half)} />
      {facts.costs.length > half && <FactList facts={facts.costs.slice(half)} />}
    </FactColumns>
  )
}
