/** Notices about parts of the query that were not understood: an unknown place name, and invalid parameters. */
import { useTranslations } from 'next-intl'
import { orderShapes, toCircle } from '@/lib/domain/search/search-shape'
import type { Language } from '@/lib/domain/text/language'
import { withFilter } from '@/lib/routing/list-links'
import type { ListQuery } from '@/lib/routing/list-query'
import type { NearText } from '@/lib/routing/place-query'
import { findPlace, placeName } from '@/lib/server/search/named-places'
import styles from './query-notices.module.css'

type Props = { language: Language; query: ListQuery; hrefOf: (query: ListQuery) => string }

/** Similar place names, each a link to the search around that place. */
function UnknownPlace({ language, query, hrefOf, near }: Props & { near: NearText }) {
  const t = useTranslations('PropertyList')
  const filterWords = useTranslations('FilterBar')
  const found = findPlace(near.text)
  const suggestions = found.kind === 'unclear' ? found.suggestions : []
  const { filter, ignored } = query
  const around = suggestions.flatMap((place) => {
    const circle = toCircle(place, near.kilometres)
    const shapes = circle && orderShapes([...filter.shapes, circle])
    const rest = { ...query, near: undefined, ignored: ignored.filter((name) => name !== 'near') }
    return shapes ? [{ place, href: hrefOf(withFilter(rest, { ...filter, shapes })) }] : []
  })
  return (
    <p className={styles.notice} role="status">
      {t('unknownPlace', { text: near.text })} {t('unknownPlaceHint', { count: around.length })}{' '}
      {around.map(({ place, href }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{placeName(place, language, filterWords)}</a>
        </span>
      ))}
    </p>
  )
}

/** Prices are typed by the visitor; the other parameters only occur in an address. */
const isPrice = (name: string) => name === 'minPrice' || name === 'maxPrice'

export function QueryNotices({ language, query, hrefOf }: Props) {
  const t = useTranslations('PropertyList')
  const { near, ignored } = query
  const others = ignored.filter((name) => !(near && name === 'near') && !isPrice(name))
  return (
    <>
      {near && <UnknownPlace language={language} query={query} hrefOf={hrefOf} near={near} />}
      {ignored.some(isPrice) && (
        <p className={styles.notice} role="status">
          {t('wrongPrice')}
        </p>
      )}
      {others.length > 0 && (
        <p className={styles.notice} role="status">
          {t('ignored', { parameters: others.join(', ') })}
        </p>
      )}
    </>
  )
}
