/** A page of cards. */
import type { PublicProperty } from '@/lib/domain/property/property'
import type { PageOfItems } from '@/lib/domain/search/property-filter'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import { CardGrid } from './card-grid'
import { ListTile } from './list-tile'
import { ListedCard } from './listed-card'
import { Paging } from './paging'

/** Index of the contact tile among the cards (design). */
const tilePlace = 5

type Props = { found: PageOfItems<PublicProperty>; language: Language; query: ListQuery; hrefOf: (query: ListQuery) => string }

export function ListResults({ found, language, query, hrefOf }: Props) {
  const cells = found.items.map((property, index) => (
    <li key={property.id}>
      <ListedCard
        id={property.id}
        language={language}
        sizes="(min-width: 1280px) 440px, (min-width: 767px) 50vw, 100vw"
        isFirst={index === 0}
      />
    </li>
  ))
  cells.splice(tilePlace, 0, <ListTile key="tile" language={language} />)
  return (
    <>
      <CardGrid columns={3}>{cells}</CardGrid>
      {found.pageCount > 1 && <Paging hrefOf={hrefOf} query={query} page={found.page} pageCount={found.pageCount} />}
    </>
  )
}
