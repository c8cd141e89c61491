/** A row for each property: a table on wide screens, a summary on phones. The whole row is a link. */
import { useTranslations } from 'next-intl'
import { EpcLabel } from '@/components/property/epc-label'
import { StaffMark } from '@/components/staff/staff-mark'
import { formatPrice } from '@/lib/domain/property/price'
import type { ListingRow } from '@/lib/server/office/listings/listings-view'
import { OfficeThumb } from '../marks/office-thumb'
import { LawBar } from './law-bar'
import styles from './listing-rows.module.css'
import { ListingStateMark } from './listing-state-mark'

const box = { width: 72, height: 24 }

/** Page views by day as a line chart; the figures next to it say the same. */
function Spark({ views }: { views: readonly number[] }) {
  const most = Math.max(...views, 1)
  const point = (count: number, index: number) =>
    `${((index * box.width) / Math.max(views.length - 1, 1)).toFixed(1)},${(box.height - 2 - (count / most) * (box.height - 4)).toFixed(1)}`
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      aria-hidden="true"
    >
      <polyline points={views.map(point).join(' ')} fill="none" stroke="currentColor" />
    </svg>
  )
}

function Row({ row }: { row: ListingRow }) {
  const t = useTranslations('OfficeListings')
  const { property, name, place, id, goal, state, days, price, epc, completeness, views, week, leads, fitting, agent } = row
  const kind = goal === 'rent' || goal === 'takeover' ? `, ${t(`goals.${goal}`)}` : ''
  return (
    <tr className={styles.row}>
      <th scope="row">
        <span className={styles.what}>
          <OfficeThumb property={property} />
          <span className={styles.name}>
            <a className="cover-link" href={row.href}>
              {name}
            </a>
            <small>
              {[place, id].filter(Boolean).join(', ')}
              {kind}
            </small>
          </span>
        </span>
      </th>
      <td className={styles.state}>
        <ListingStateMark state={state} goal={goal} />
        {days !== undefined && <small>{t('days', { days })}</small>}
      </td>
      <td className={styles.price}>{price === undefined ? '' : formatPrice(price)}</td>
      <td className={styles.epc}>{epc && <EpcLabel label={epc} />}</td>
      <td className={styles.law}>
        <LawBar completeness={completeness} />
      </td>
      <td className={styles.graph}>
        <Spark views={views} />
      </td>
      <td className={styles.figure}>{week}</td>
      <td className={styles.figure}>{leads.all}</td>
      <td className={styles.figure}>{fitting}</td>
      <td className={styles.agent}>
        {agent && <StaffMark name={agent.name} look={agent.isMe ? 'me' : 'other'} label={agent.name} />}
      </td>
    </tr>
  )
}

export function ListingRows({ rows }: { rows: readonly ListingRow[] }) {
  const t = useTranslations('OfficeListings')
  return (
    <table className={styles.table}>
      <caption className="vh">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('columns.property')}</th>
          <th scope="col">{t('columns.state')}</th>
          <th scope="col" className={styles.number}>
            {t('columns.price')}
          </th>
          <th scope="col">EPC</th>
          <th scope="col">{t('columns.law')}</th>
          <th scope="col">{t('columns.views')}</th>
          <th scope="col" className={styles.number}>
            {t('columns.week')}
          </th>
          <th scope="col" className={styles.number}>
            {t('columns.leads')}
          </th>
          <th scope="col" className={styles.number}>
            {t('columns.fitting')}
          </th>
          <th scope="col">
            <span className="vh">{t('columns.agent')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </table>
  )
}
