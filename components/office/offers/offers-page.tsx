/** Offers for a property side by side: amount, validity, conditions, viewings, documents (design, `kantoor-biedingen`). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Button, ButtonLink } from '@/components/ui/button'
import { formatDifference, formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { formFields } from '@/lib/forms/form-state'
import { suspensiveOf } from '@/lib/server/offers/offer-facts'
import { type Contender, type ContendersView, contendersHref } from '@/lib/server/office/offers/contenders-view'
import type { AnyStaff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFrame } from '../frame/office-frame'
import { DecisionSaid } from './decision-said'
import { DecisionSheet } from './decision-sheet'
import styles from './offers-page.module.css'
import { UndoDecision } from './undo-decision'

export type ContendersProps = { staff: AnyStaff; language: Language; view: ContendersView; says: string | undefined; now: Date }

const momentOf = (at: Date) => {
  const { date, time } = toLocalTime(at)
  return `${formatDate(date)}, ${time}`
}

const amountOf = ({ payload }: Contender) => (typeof payload['AMOUNT'] === 'number' ? payload['AMOUNT'] : undefined)

const textIn = ({ payload }: Contender, name: string) => (typeof payload[name] === 'string' ? payload[name] : '')

function Head({ offer, price }: { offer: Contender; price: number | undefined }) {
  const t = useTranslations('OfficeOffers')
  const amount = amountOf(offer)
  const difference = amount !== undefined && price !== undefined ? amount - price : undefined
  return (
    <>
      <a href={offer.href}>{offer.names.join(', ') || t('noName')}</a>
      <b className={styles.amount}>{amount === undefined ? '' : formatPrice(amount)}</b>
      {difference !== undefined && (
        <small>{difference === 0 ? t('asAsked') : t('difference', { amount: formatDifference(difference) })}</small>
      )}
      <small>{momentOf(offer.createdAt)}</small>
    </>
  )
}

function Term({ offer, today }: { offer: Contender; today: string }) {
  const t = useTranslations('OfficeOffers')
  const end = textIn(offer, 'END_DATE')
  if (!offer.isOpen) return formatDate(end)
  if (end < today) return <span className={styles.late}>{t('ended', { date: formatDate(end) })}</span>
  return end === today ? <span className={styles.soon}>{t('endsToday')}</span> : formatDate(end)
}

function Conditions({ offer }: { offer: Contender }) {
  const t = useTranslations('OfficeOffers')
  const options = useTranslations('Forms.options.SUSPENSIVE')
  const chosen = suspensiveOf(offer.payload)
  if (chosen.length === 0) return t('noCondition')
  return (
    <ul>
      {chosen.map((value) => (
        <li key={value}>{options.has(value) ? options(value) : value}</li>
      ))}
    </ul>
  )
}

function Documents({ offer }: { offer: Contender }) {
  const t = useTranslations('OfficeOffers')
  return (
    <ul>
      <li>
        <a href={`/api/office/offer/${offer.id}/`} download>
          {t('offerPdf')}
        </a>
      </li>
      {offer.files.map(({ id, name }) => (
        <li key={id}>
          <a href={`/api/office/file/${id}/`} download>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Whether the owner sees the offer in the portal, and the button that releases it. */
function Release({ offer, propertyId, language }: { offer: Contender; propertyId: number; language: Language }) {
  const t = useTranslations('OfficeOffers')
  if (offer.isReleased) return t('ownerReads')
  if (!offer.isOpen) return t('ownerReadsNot')
  return (
    <form method="post">
      <input type="hidden" name={formFields.form} value="office-offer-release" />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="lead" value={offer.id} />
      <input type="hidden" name="property" value={propertyId} />
      <Button type="submit" look="line" size="s" aria-label={t('releaseLabel', { name: offer.names.join(', ') })}>
        {t('release')}
      </Button>
    </form>
  )
}

/** Returns a function that lists the days on which a bidder viewed the property, as far as the site knows. */
export function useViewedWords(): (contender: Contender) => string {
  const t = useTranslations('OfficeOffers')
  return ({ viewed }) => (viewed.length === 0 ? t('notViewed') : viewed.map((at) => formatDate(toLocalTime(at).date)).join(', '))
}

/** The decision, or the possible decisions. */
export function Decision({ contender, href, isChosen }: { contender: Contender; href: string; isChosen: boolean }) {
  const t = useTranslations('OfficeOffers')
  const name = contender.names.join(', ')
  if (!contender.isOpen)
    return (
      <span className={styles.decided}>
        <i className={contender.status === 'approved' ? styles.accepted : ''} aria-hidden="true" />
        {t(contender.status === 'approved' ? 'isAccepted' : contender.status === 'rejected' ? 'isRefused' : 'isDone')}
      </span>
    )
  if (isChosen) return <b>{t('chosen')}</b>
  return (
    <div className={styles.choices}>
      <ButtonLink look="line" size="s" href={`${href}?accept=${contender.id}#sheet`} aria-label={t('acceptLabel', { name })}>
        {t('accept')}
      </ButtonLink>
      <a href={`${href}?refuse=${contender.id}#sheet`} aria-label={t('refuseLabel', { name })}>
        {t('refuse')}
      </a>
    </div>
  )
}

function Table({ view, language, now }: ContendersProps) {
  const t = useTranslations('OfficeOffers')
  const viewedWords = useViewedWords()
  const today = toLocalTime(now).date
  const { contenders, price, sheet } = view
  const href = contendersHref(view.form, view.propertyId, language)
  const rows: readonly { name: string; cell: (offer: Contender) => ReactNode }[] = [
    { name: 'validUntil', cell: (offer) => <Term offer={offer} today={today} /> },
    { name: 'validFrom', cell: (offer) => formatDate(textIn(offer, 'START_DATE')) },
    { name: 'suspensive', cell: (offer) => <Conditions offer={offer} /> },
    { name: 'conditions', cell: (offer) => textIn(offer, 'CONDITIONS') || t('noCondition') },
    {
      name: 'signed',
      cell: (offer) => (
        <>
          {textIn(offer, 'PLACE') && `${textIn(offer, 'PLACE')}, `}
          <span className={styles.whole}>{formatDate(textIn(offer, 'SIGN_DATE'))}</span>
        </>
      ),
    },
    { name: 'viewed', cell: viewedWords },
    { name: 'documents', cell: (offer) => <Documents offer={offer} /> },
    { name: 'owner', cell: (offer) => <Release offer={offer} propertyId={view.propertyId} language={language} /> },
  ]
  const lookOf = ({ id, isOpen }: Contender) => (sheet?.contender.id === id ? styles.chosen : isOpen ? undefined : styles.closed)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it
    <section className={styles.scroll} tabIndex={0} aria-label={t('sideBySide')}>
      <table className={styles.table}>
        <caption className="vh">{t('sideBySide')}</caption>
        <thead>
          <tr>
            <td />
            {contenders.map((offer) => (
              <th key={offer.id} scope="col" className={lookOf(offer)}>
                <Head offer={offer} price={price} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, cell }) => (
            <tr key={name}>
              <th scope="row">{t(`rows.${name}`)}</th>
              {contenders.map((offer) => (
                <td key={offer.id} className={lookOf(offer)}>
                  {cell(offer)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">
              <span className="vh">{t('rows.decision')}</span>
            </th>
            {contenders.map((offer) => (
              <td key={offer.id} className={lookOf(offer)}>
                <Decision contender={offer} href={href} isChosen={sheet?.contender.id === offer.id} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
}

export function OffersPage(props: ContendersProps) {
  const t = useTranslations('OfficeOffers')
  const { staff, language, view, says, now } = props
  const open = view.contenders.filter(({ isOpen }) => isOpen)
  const ending = open.filter((offer) => textIn(offer, 'END_DATE') === toLocalTime(now).date).length
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/offers"
      path="office/offers"
      title={view.property?.name ?? String(view.propertyId)}
      back={{ href: linkHref('office/offers', language), label: t('purchase-offer.title') }}
      count={open.length}
      intro={
        <>
          {view.price !== undefined && t('asked', { price: formatPrice(view.price) })}{' '}
          {ending > 0 && <strong>{t('ending', { count: ending })}</strong>}
        </>
      }
    >
      <DecisionSaid says={says} />
      <UndoDecision view={view} language={language} />
      <Table {...props} />
      {view.sheet && <DecisionSheet staff={staff} view={view} sheet={view.sheet} language={language} />}
    </OfficeFrame>
  )
}
