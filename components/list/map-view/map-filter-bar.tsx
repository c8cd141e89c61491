/** The filters above the map in one row: a place to search around, four cells, and the buttons of the search (design, "Map"). */
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '@/components/ui/button'
import { DisclosureGroup } from '@/components/ui/disclosure-group'
import { Icon } from '@/components/ui/icon'
import type { SearchGoal } from '@/lib/domain/subscriptions/saved-search'
import type { Language } from '@/lib/domain/text/language'
import { toPluralText } from '@/lib/domain/text/plural-text'
import { listPathOf } from '@/lib/routing/href'
import { emptyListQuery, type ListQuery } from '@/lib/routing/list-query'
import { filterParts, listAddress } from '@/lib/server/pages/landing-pages'
import { linkHref } from '@/lib/server/pages/link-href'
import { priceValue } from '@/lib/server/search/cell-values'
import { countChoices } from '@/lib/server/search/facet-counts'
import { BoundCell, BoundChoices, CityChoices, EpcChoices, HiddenFields, TypeCell } from '../filters/cells'
import { FilterCell } from '../filters/filter-cell'
import { countsOf } from '../filters/filter-choices'
import { LaterCounts } from '../filters/later-leaves.client'
import { MoreFilters } from '../filters/more-filters'
import { PriceFields } from '../filters/price-fields'
import { SheetToggle } from '../filters/sheet-toggle'
import styles from './map-filter-bar.module.css'

type Props = { goal: SearchGoal; language: Language; query: ListQuery; saveHref: string | undefined }

/** A place adds a circle to the search; sent by Enter, and by the button of the form. */
function PlaceField({ near }: Pick<ListQuery, 'near'>) {
  const t = useTranslations('MapList')
  const filters = useTranslations('FilterBar')
  return (
    <div className={styles.place}>
      <Icon of="search" />
      <label className="vh" htmlFor="map-near">
        {filters('near')}
      </label>
      <input
        id="map-near"
        type="text"
        name="near"
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t('near')}
        defaultValue={near?.text}
        aria-describedby="map-near-hint"
      />
      <span className="vh" id="map-near-hint">
        {filters('nearHint')}
      </span>
    </div>
  )
}

type FootProps = { clearHref: string; saveHref: string | undefined; total: number }

function Foot({ clearHref, saveHref, total }: FootProps) {
  const t = useTranslations('FilterBar')
  const list = useTranslations('PropertyList')
  return (
    <div className={styles.foot}>
      <a className={`${buttonClass({ look: 'line' })} ${styles.clear}`} href={clearHref}>
        {t('clear')}
      </a>
      <Button type="submit" look="white">
        {t('show')}{' '}
        <span className="num" data-total>
          {total}
        </span>
      </Button>
      {saveHref && (
        <a className={`${buttonClass({})} ${styles.save}`} href={saveHref} rel="nofollow">
          <Icon of="bell" />
          <span>{list('save')}</span>
        </a>
      )}
    </div>
  )
}

type CellsProps = Pick<Props, 'goal' | 'language'> & Pick<ListQuery, 'filter'>

/** As in the list's filter bar, but the less used filters share a cell. */
function Cells({ goal, language, filter, counts, prices }: CellsProps & Omit<ReturnType<typeof countChoices>, 'total'>) {
  const t = useTranslations('FilterBar')
  const many = { goal, language, filter, counts }
  return (
    <>
      <TypeCell {...many} />
      <FilterCell cell="price" name={t('price')} value={priceValue(filter, t)}>
        <PriceFields goal={goal} filter={filter} prices={prices} />
      </FilterCell>
      <BoundCell language={language} name="bedrooms" bound={filter.minBedrooms} counts={countsOf(counts, 'bedrooms')} />
      <MoreFilters {...many}>
        <CityChoices {...many} isLegendShown />
        <BoundChoices language={language} name="area" bound={filter.minArea} counts={countsOf(counts, 'area')} isLegendShown />
        <EpcChoices language={language} epc={filter.epc} counts={countsOf(counts, 'epc')} isLegendShown />
      </MoreFilters>
    </>
  )
}

export function MapFilterBar({ goal, language, query, saveHref }: Props) {
  const t = useTranslations('FilterBar')
  const { filter } = query
  const { total, ...choices } = countChoices(goal, filter)
  const found = toPluralText((count) => t('found', { count }))
  const setCount = filterParts(goal, { ...filter, shapes: [] }).length
  const clearHref = listAddress(goal, language, { ...emptyListQuery, view: 'map' })
  return (
    <DisclosureGroup>
      <search className={`${styles.landmark} no-print`} aria-label={t('label')} data-on-map>
        <form className={styles.form} action={linkHref(listPathOf[goal], language)} id="filters">
          <HiddenFields query={query} withShapes />
          <PlaceField near={query.near} />
          <SheetToggle setCount={setCount} className={styles.sheet} />
          <div className={styles.bar}>
            <Cells goal={goal} language={language} filter={filter} {...choices} />
            <Foot clearHref={clearHref} saveHref={saveHref} total={total} />
          </div>
          <LaterCounts goal={goal} language={language} texts={{ found, failed: t('failed'), retry: t('retry') }} />
        </form>
      </search>
    </DisclosureGroup>
  )
}
