/** The page of references: how many properties were sold and let, how long it took, and each one without its price. */
import { useTranslations } from 'next-intl'
import { JsonLd } from '@/components/layout/json-ld'
import { CardGrid } from '@/components/list/card-grid'
import { HeadingCount } from '@/components/ui/heading-count'
import { Icon } from '@/components/ui/icon'
import { InlineText } from '@/components/ui/inline-text'
import type { Language } from '@/lib/domain/text/language'
import { monthName } from '@/lib/domain/text/month-name'
import { type ReferenceQuery, referenceQueryText, referencesPath } from '@/lib/routing/reference-query'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { absoluteUrl } from '@/lib/server/runtime/site-url'
import { type FoundReferences, findReferences } from '@/lib/server/sold/references'
import { MarketFigures } from './market-figures'
import { ReferenceCard } from './reference-card'
import { ReferenceFilters } from './reference-filters'
import styles from './references-view.module.css'
import { SaleTimes } from './sale-times'

type Props = { heading: string; intro: string | undefined; language: Language; query: ReferenceQuery }

type HrefOf = (query: Partial<ReferenceQuery>) => string

const sizes = '(min-width: 1280px) 430px, (min-width: 767px) 46vw, 94vw'

function Paging({ found, hrefOf }: { found: FoundReferences; hrefOf: HrefOf }) {
  const t = useTranslations('References')
  const { items, total, page, pageCount } = found
  const from = items.length === 0 ? 0 : (page - 1) * items.length + 1
  const first = page === pageCount ? total - items.length + 1 : from
  return (
    <nav className={styles.paging} aria-label={t('pages')}>
      <p>{t('shown', { from: items.length === 0 ? 0 : first, to: first + items.length - 1, total })}</p>
      {page > 1 && (
        <a className="arrow-link" href={`${hrefOf({ page: page - 1 })}#references`} rel="prev">
          <Icon of="arrow-left" />
          {t('previous')}
        </a>
      )}
      {page < pageCount && (
        <a className="arrow-link" href={`${hrefOf({ page: page + 1 })}#references`} rel="next">
          {t('next')}
          <Icon of="arrow-right" />
        </a>
      )}
    </nav>
  )
}

function Head({ heading, intro, language }: Omit<Props, 'query'>) {
  const t = useTranslations('References')
  const { period, sold, let: rented } = getSnapshot().market
  const months = { from: monthName(period.from, language), to: monthName(period.to, language) }
  return (
    <div className={styles.head}>
      <h1>
        <InlineText text={heading} />
        {sold + rented > 0 && <HeadingCount>{sold + rented}</HeadingCount>}
      </h1>
      <p>{[intro, t('period', months)].filter(Boolean).join(' ')}</p>
    </div>
  )
}

function List({ language, query }: Pick<Props, 'language' | 'query'>) {
  const t = useTranslations('References')
  const found = findReferences(query)
  const own = linkHref(referencesPath, language)
  const hrefOf: HrefOf = (change) => own + referenceQueryText({ ...query, page: 1, ...change })
  return (
    <section id="references" className={styles.list} aria-labelledby="references-title">
      <div className="wrap">
        <h2 id="references-title">{t('title')}</h2>
        <ReferenceFilters found={found} query={query} hrefOf={hrefOf} />
        <CardGrid columns={3}>
          {found.items.map((reference) => (
            <li key={reference.id}>
              <ReferenceCard reference={reference} language={language} sizes={sizes} />
            </li>
          ))}
        </CardGrid>
        <Paging found={found} hrefOf={hrefOf} />
        <p className={styles.note}>{t('noPrices')}</p>
      </div>
    </section>
  )
}

export function ReferencesView({ heading, intro, language, query }: Props) {
  const t = useTranslations('References')
  const { market } = getSnapshot()
  const { sold, let: rented } = market
  return (
    <>
      <JsonLd
        data={{
          '@type': 'CollectionPage',
          name: heading,
          url: absoluteUrl(linkHref(referencesPath, language)),
          mainEntity: { '@type': 'ItemList', name: t('title'), numberOfItems: sold + rented },
        }}
      />
      <div className="wrap">
        <Head heading={heading} intro={intro} language={language} />
        {sold + rented > 0 && <MarketFigures market={market} />}
        {market.times.median !== undefined && <SaleTimes times={market.times} />}
      </div>
      {market.references.length > 0 ? (
        <List language={language} query={query} />
      ) : (
        <p className={`wrap ${styles.none}`}>{t('none')}</p>
      )}
    </>
  )
}
