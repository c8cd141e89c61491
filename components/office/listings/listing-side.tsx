/** The column next to a property: overrides, owners, prices, documents and links. */
import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { OverrideRow } from '@/lib/server/office/listings/listing-view'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeBlock } from '../frame/office-block'
import { HiddenListingFields } from './hidden-listing'
import { usePlaceName } from './listing-editor'
import type { ListingProps } from './listing-page'
import styles from './listing-side.module.css'
import { useValueWords } from './use-value-words'

const dayOf = (moment: Date) => formatDate(toLocalTime(moment).date)

function Override({ row, ...props }: ListingProps & { row: OverrideRow }) {
  const t = useTranslations('OfficeListings')
  const { view } = props
  const nameOf = usePlaceName()
  const words = useValueWords()
  const { place, path, theirs, ours, note, isChangedSince } = row
  const field = place?.kind === 'field' ? place.name : ''
  const name = nameOf(place, path)
  return (
    <li>
      <b>{name}</b>
      <form method="post">
        <HiddenListingFields form="office-listing-undo" {...props} />
        <input type="hidden" name="path" value={path} />
        <Button type="submit" look="line" size="s" aria-label={t('takeBackLabel', { name })}>
          {t('takeBack')}
        </Button>
      </form>
      <p>
        <del>{words(field, theirs)}</del> <ins>{words(field, ours)}</ins>
      </p>
      <small>{note ? t('saidBy', { name: note.name, date: dayOf(note.at) }) : t('saidInFile')}</small>
      {view.file?.isFromFeed && note && <small>{t(`lastsFor.${note.untilChanged ? 'untilChanged' : 'always'}`)}</small>}
      {isChangedSince && <small className={styles.changed}>{t('changedSince')}</small>}
    </li>
  )
}

function Overrides(props: ListingProps) {
  const t = useTranslations('OfficeListings')
  const { overrides, file } = props.view
  return (
    <OfficeBlock title={t(file?.isFromFeed ? 'overridesFeed' : 'overridesFile')} count={overrides.length}>
      {overrides.length === 0 ? (
        <p className={styles.none}>{t('noOverrides')}</p>
      ) : (
        <ul className={styles.overrides}>
          {overrides.map((row) => (
            <Override key={row.path} {...props} row={row} />
          ))}
        </ul>
      )}
    </OfficeBlock>
  )
}

function Prices({ view: { record } }: Pick<ListingProps, 'view'>) {
  const t = useTranslations('OfficeListings')
  if (!record) return null
  return (
    <OfficeBlock title={t('prices')}>
      <dl className={styles.pairs}>
        {record.priceHistory.toReversed().map(({ date, price }) => (
          <div key={date}>
            <dt>{formatDate(date)}</dt>
            <dd>{formatPrice(price)}</dd>
          </div>
        ))}
      </dl>
    </OfficeBlock>
  )
}

const papers = ['poster', 'window-card'] as const

function Papers({ view, language }: Pick<ListingProps, 'view' | 'language'>) {
  const t = useTranslations('OfficeListings')
  const { id, publicHref, preview } = view
  const isPrinted = publicHref !== undefined && !view.record?.archived
  return (
    <OfficeBlock title={t('papers')}>
      <ul className={styles.links}>
        {isPrinted &&
          papers.map((kind) => (
            <li key={kind}>
              <Icon of={kind === 'poster' ? 'printer' : 'file-text'} />
              <a href={`/api/office/paper/${kind}/${id}/?language=${language}`}>{t(`paper.${kind}`)}</a>
              <small>PDF, A4</small>
            </li>
          ))}
        <li>
          <Icon of="eye" />
          {preview ? (
            <>
              <a href={preview.href}>{t('previewLink')}</a>
              <small>{t('validUntil', { date: dayOf(preview.until) })}</small>
            </>
          ) : (
            <span>{t('noPreview')}</span>
          )}
        </li>
        <li>
          <Icon of="mail" />
          <a href={`${linkHref('office/leads', language)}?property=${id}`}>{t('itsLeads')}</a>
        </li>
        <li>
          <Icon of="calendar-days" />
          <a href={`${linkHref('office/viewings', language)}?property=${id}`}>{t('itsViewings')}</a>
        </li>
      </ul>
      {!isPrinted && <p className={styles.none}>{t('noPapers')}</p>}
    </OfficeBlock>
  )
}

function Owners({ view: { owners } }: Pick<ListingProps, 'view'>) {
  const t = useTranslations('OfficeListings')
  return (
    <OfficeBlock title={t('owners')}>
      <p className={styles.none}>{owners.length > 0 ? owners.join(', ') : t('noOwners')}</p>
    </OfficeBlock>
  )
}

export function ListingSide(props: ListingProps) {
  return (
    <div>
      <Overrides {...props} />
      <Owners {...props} />
      <Prices {...props} />
      <Papers {...props} />
    </div>
  )
}
