/** A list has the same markup whatever was rendered and cached before: other filters, other languages, other content. */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { SiteFrame } from '@/components/layout/site-frame'
import { PropertyListView } from '@/components/list/property-list-view'
import { type Piece, splitPlain } from '@/components/plain/split-plain'
import type { Language } from '@/lib/domain/text/language'
import { parseListQuery } from '@/lib/routing/list-query'
import { withMessages } from '../../support/render'
import { setSnapshot } from '../modules/demo'
import { warnOfSearch } from '../search/warn-of-search'

beforeAll(warnOfSearch)

const htmlOf = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => (piece.kind === 'host' ? (piece.markup?.html ?? htmlOf(piece.pieces)) : '')).join('\n')

/** Inside a render, as on a server: the components read messages. */
function Split({ node, take }: { node: ReactNode; take: (html: string) => void }) {
  take(htmlOf(splitPlain(node, () => null)))
  return null
}

function split(language: Language, node: ReactNode): string {
  const taken: string[] = []
  const take = (html: string) => taken.push(html)
  renderToStaticMarkup(withMessages(language, <Split node={node} take={take} />))
  return taken.join('')
}

type List = readonly [Language, string]

const lists: readonly List[] = (['nl', 'fr'] as const).flatMap((language) =>
  ['', 'minPrice=300000', 'type=1&bedrooms=3', 'type=1', 'type=1&epc=c&minPrice=300001', 'bathrooms=2&since=30&garden=1'].map(
    (query): List => [language, query],
  ),
)

const makeList = ([language, query]: List) =>
  split(
    language,
    <SiteFrame
      language={language}
      current="for-sale"
      alternates={{ nl: `/nl/te-koop/?${query}`, fr: `/fr/a-vendre/?${query}` }}
      crumbs={[]}
    >
      <PropertyListView goal="sale" language={language} query={parseListQuery(new URLSearchParams(query))} heading="-" />
    </SiteFrame>,
  )

test('equals the markup rendered without a cache', () => {
  const alone = lists.map((list) => {
    setSnapshot()
    return makeList(list)
  })
  setSnapshot()
  for (const round of [lists, lists.toReversed()])
    for (const list of round) expect(makeList(list), list.join(' ')).toBe(alone[lists.indexOf(list)])
  expect(new Set(alone).size).toBe(lists.length)
})
