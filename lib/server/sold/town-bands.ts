/** Price bands for the page of a town or type. */
import 'server-only'
import { isOfType } from '../../domain/sold/kinds-of-type.ts'
import type { PriceBand } from '../../domain/sold/price-bands.ts'
import type { SoldKind } from '../../domain/sold/sold-case.ts'
import type { LandingPage } from '../../routing/landing-pages.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** `town`: on the page of a type, where rows are towns. `kind`: on the page of a town, where rows are kinds. */
export type BandRow = {
  town: string | undefined
  kind: SoldKind
  count: number
  area: number | undefined
  band: PriceBand | undefined
}

/** Rows with fewer than five sales have no band and come last. */
export function findBandRows({ town, type }: LandingPage): BandRow[] {
  const { towns } = getSnapshot().market
  return towns
    .filter((figures) => !town || figures.town === town.name)
    .flatMap((figures) =>
      figures.kinds
        .filter(({ kind }) => isOfType(kind, type?.webId))
        .map((figure) => ({ ...figure, town: town ? undefined : figures.town })),
    )
    .sort((one, other) => Number(other.band !== undefined) - Number(one.band !== undefined) || other.count - one.count)
}
