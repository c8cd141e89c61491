/**
 * Applications for a rental, in order of arrival: an income is shown only as a share of the rent, never as a ranking (design,
 * `kantoor-kandidaten`).
 */
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { formatPrice } from '@/lib/domain/property/price'
import { toLocalTime } from '@/lib/domain/text/brussels-time'
import { formatDate } from '@/lib/domain/text/date'
import type { Language } from '@/lib/domain/text/language'
import { type Contender, type ContendersView, contendersHref } from '@/lib/server/office/offers/contenders-view'
import { linkHref } from '@/lib/server/pages/link-href'
import feeds from '../feeds/feeds.module.css'
import { OfficeBlock } from '../frame/office-block'
import { OfficeFrame } from '../frame/office-frame'
import styles from './applications-page.module.css'
import { DecisionSaid } from './decision-said'
import { DecisionSheet } from './decision-sheet'
import { type ContendersProps, Decision, useViewedWords } from './offers-page'
import { UndoDecision } from './undo-decision'

const momentOf = (at: Date) => {
  const { date, time } = toLocalTime(at)
  return `${formatDate(date)}, ${time}`
}

type RowProps = { contender: Contender; view: ContendersView; language: Language }

function Row({ contender, view, language }: RowProps) {
  const t = useTranslations('OfficeOffers')
  const viewedWords = useViewedWords()
  const { place, names, createdAt, occupants, means, files, keptUntil, payload } = contender
  const cost = (view.price ?? 0) + (view.charges ?? 0)
  const start = typeof payload['MOVING_DATE'] === 'string' ? payload['MOVING_DATE'] : undefined
  const isChosen = view.sheet?.contender.id === contender.id
  return (
    <tr className={isChosen ? styles.chosen : contender.isOpen ? undefined : styles.closed}>
      <td className={styles.place}>{place ?? '–'}</td>
      <th scope="row">
        <a href={contender.href}>{names.join(', ') || t('noName')}</a>
        <small>{t('viewedWhen', { when: viewedWords(contender) })}</small>
      </th>
      <td data-label={t('columns.since')}>
        {momentOf(createdAt)}
        <small>{t('keptUntil', { date: formatDate(keptUntil) })}</small>
      </td>
      <td data-label={t('columns.occupants')}>
        {occupants === undefined ? t('notSaid') : t('persons', { count: occupants })}
        {start && <small>{t('from', { date: formatDate(start) })}</small>}
      </td>
      <td data-label={t('columns.share')}>
        {means ? (
          <>
            {t('share', { share: means.share })}
            <small>{t('shareOf', { cost: formatPrice(cost), income: formatPrice(means.income) })}</small>
          </>
        ) : (
          t('notSaid')
        )}
      </td>
      <td data-label={t('columns.files')}>
        {files.length === 0 ? (
          t('noFiles')
        ) : (
          <ul>
            {files.map(({ id, name }) => (
              <li key={id}>
                <a href={`/api/office/file/${id}/`} download>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td>
        <Decision contender={contender} href={contendersHref(view.form, view.propertyId, language)} isChosen={isChosen} />
      </td>
    </tr>
  )
}

function Table({ view, language }: Omit<RowProps, 'contender'>) {
  const t = useTranslations('OfficeOffers')
  return (
    <table className={styles.table}>
      <caption className="vh">{t('order')}</caption>
      <thead>
        <tr>
          {(['place', 'candidate', 'since', 'occupants', 'share', 'files', 'action'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`columns.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.contenders.map((contender) => (
          <Row key={contender.id} contender={contender} view={view} language={language} />
        ))}
      </tbody>
    </table>
  )
}

/** The questions of the region's form, and those that the law forbids. */
function Allowed({ view }: { view: ContendersView }) {
  const t = useTranslations('OfficeOffers')
  return (
    <OfficeBlock title={t('maySee')} aside={view.region && t(`regions.${view.region}`)}>
      <ul className={styles.asked}>
        {view.asked.map((label) => (
          <li key={label}>
            <Icon of="check" size={16} /> {label}
          </li>
        ))}
        <li className={styles.never}>
          <Icon of="x" size={16} /> {t('never')}
        </li>
      </ul>
      <p className={feeds.note}>{t('lookNoted')}</p>
    </OfficeBlock>
  )
}

export function ApplicationsPage({ staff, language, view, says }: ContendersProps) {
  const t = useTranslations('OfficeOffers')
  const open = view.contenders.filter(({ isOpen }) => isOpen).length
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/applications"
      path="office/applications"
      title={view.property?.name ?? String(view.propertyId)}
      back={{ href: linkHref('office/applications', language), label: t('rental-application.title') }}
      count={open}
      {...(view.price !== undefined && {
        lead: t('rent', { price: formatPrice(view.price), charges: formatPrice(view.charges ?? 0) }),
      })}
    >
      <DecisionSaid says={says} />
      <UndoDecision view={view} language={language} />
      <OfficeBlock title={t('order')} aside={t('orderAside')}>
        <Table view={view} language={language} />
      </OfficeBlock>
      {view.sheet && <DecisionSheet staff={staff} view={view} sheet={view.sheet} language={language} />}
      <Allowed view={view} />
    </OfficeFrame>
  )
}
