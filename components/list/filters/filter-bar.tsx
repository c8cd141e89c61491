/** The filters of a list as one form: it works without script, each cell is a disclosure (design, "Filter bar"). */
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { DisclosureGroup } from '@/components/ui/disclosure-group'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { toPluralText } from '@/lib/domain/text/plural-text'
import type { ListQuery } from '@/lib/routing/list-query'
import { filterParts } from '@/lib/server/pages/landing-pages'
import { priceValue } from '@/lib/server/search/cell-values'
import { countChoices } from '@/lib/server/search/facet-counts'
import { BoundCell, EpcCell, HiddenFields, PlaceCell, TypeCell } from './cells'
import styles from './filter-bar.module.css'
import { FilterCell } from './filter-cell'
import { countsOf } from './filter-choices'
import { LaterCounts } from './later-leaves.client'
import { MoreFilters } from './more-filters'
import { PriceFields } from './price-fields'
import { SheetToggle } from './sheet-toggle'

type Props = { goal: SearchGoal; language: Language; listHref: string; query: ListQuery }

function Foot({ listHref, total }: { listHref: string; total: number }) {
  const t = useTranslations('FilterBar')
  return (
    <div className={styles.foot}>
      <a className={buttonClass({ look: 'line' })} href={listHref}>
        {t('clear')}
      </a>
      <Button type="submit">
        {t('show')}{' '}
        <span className="num" data-total>
          {total}
        </span>
      </Button>
    </div>
  )
}

export function FilterBar({ goal, language, listHref, query }: Props) {
  const t = useTranslations('FilterBar')
  const { filter } = query
  const { total, counts, prices } = countChoices(goal, filter)
  const parts = filterParts(goal, filter)
  const many = { goal, language, filter, counts }
  const found = toPluralText((count) => t('found', { count }))
  return (
    <DisclosureGroup>
      <search className={styles.landmark} aria-label={t('label')}>
        <form className={styles.form} action={listHref} id="filters">
          <HiddenFields query={query} />
          <SheetToggle setCount={parts.length} className={styles.sheet} />
          <div className={styles.bar}>
            <TypeCell {...many} />
            <PlaceCell {...many} near={query.near} parts={parts} />
            <FilterCell cell="price" name={t('price')} value={priceValue(filter, t)}>
              <PriceFields goal={goal} filter={filter} prices={prices} />
            </FilterCell>
            <BoundCell language={language} name="bedrooms" bound={filter.minBedrooms} counts={countsOf(counts, 'bedrooms')} />
            <BoundCell language={language} name="area" bound={filter.minArea} counts={countsOf(counts, 'area')} />
            <EpcCell language={language} epc={filter.epc} counts={countsOf(counts, 'epc')} />
            <MoreFilters goal={goal} language={language} filter={filter} counts={counts} />
            <Foot listHref={listHref} total={total} />
          </div>
          <LaterCounts goal={goal} language={language} texts={{ found, failed: t('failed'), retry: t('retry') }} />
        </form>
      </search>
    </DisclosureGroup>
  )
}
