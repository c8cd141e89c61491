/** The legal requirements for a property: the missing ones first, then those that are met, each with its source. */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { LawRow } from '@/lib/server/office/listings/listing-view'
import { listingHref } from '@/lib/server/office/listings/listings-query'
import { OfficeBlock } from '../frame/office-block'
import styles from './listing-law.module.css'
import type { ListingProps } from './listing-page'
import { useFieldName } from './use-field-name'
import { useValueWords } from './use-value-words'

const icons = { ok: 'check', error: 'circle-exclamation-point', warning: 'triangle-exclamation-point' } as const

function Row({ row, href }: { row: LawRow; href: string }) {
  const t = useTranslations('OfficeListings')
  const nameOf = useFieldName()
  const words = useValueWords()
  const look = row.isMissing ? row.level : 'ok'
  const name = nameOf(row.field)
  return (
    <li className={styles[look]}>
      <Icon of={icons[look]} />
      <span>
        {name}
        {row.isMissing && <small>{t(row.level === 'error' ? 'mustBeThere' : 'isAdvised')}</small>}
      </span>
      <span>{row.isMissing ? '' : words(row.field, row.value)}</span>
      <span className={styles.source}>
        {!row.isMissing && <small>{t(`sources.${row.source}`)}</small>}
        {row.place && (
          <a href={`${href}?edit=${row.place.path}#edit`} aria-label={t('editField', { name })}>
            {t(row.isMissing ? 'fillIn' : 'change')}
          </a>
        )}
      </span>
    </li>
  )
}

const rank = ({ isMissing, level }: LawRow) => (isMissing ? (level === 'error' ? 0 : 1) : 2)

export function ListingLaw({ view, language }: ListingProps) {
  const t = useTranslations('OfficeListings')
  const { law, id } = view
  if (law.length === 0) return null
  const missing = law.filter(({ isMissing, level }) => isMissing && level === 'error').length
  const advised = law.filter(({ isMissing, level }) => isMissing && level === 'warning').length
  const full = law.length - missing - advised
  return (
    <OfficeBlock title={t('law')} aside={t('lawCount', { missing, advised, full })}>
      <ul className={styles.rows}>
        {law
          .toSorted((a, b) => rank(a) - rank(b))
          .map((row) => (
            <Row key={`${row.field} ${row.rule}`} row={row} href={listingHref(id, language)} />
          ))}
      </ul>
      <p className={styles.note}>{t('lawNote')}</p>
    </OfficeBlock>
  )
}
