/**
 * The properties, those held back first: state, price, legal completeness, page views, leads, matching searches (design,
 * `kantoor-panden`).
 */
import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button'
import type { Language } from '@/lib/domain/text/language'
import { listingsHref, listingViews } from '@/lib/server/office/listings/listings-query'
import type { ListingsView } from '@/lib/server/office/listings/listings-view'
import type { Staff } from '@/lib/server/office/staff/staff'
import { linkHref } from '@/lib/server/pages/link-href'
import { OfficeFrame } from '../frame/office-frame'
import { PageLinks } from '../lists/page-links'
import { ListingRows } from './listing-rows'
import { ListingsFilters } from './listings-filters'
import styles from './listings-page.module.css'

type Props = { staff: Staff<'handleListings'>; language: Language; view: ListingsView }

function Views({ view: { query, counts }, language }: Omit<Props, 'staff'>) {
  const t = useTranslations('OfficeListings')
  return (
    <nav className={styles.views} aria-label={t('viewsLabel')}>
      <ul>
        {listingViews.map((name) => (
          <li key={name}>
            <a
              href={listingsHref(language, { ...query, view: name, page: 1 })}
              aria-current={name === query.view ? 'page' : undefined}
            >
              {t(`views.${name}`)} <span>{counts[name]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ListingsPage({ staff, language, view }: Props) {
  const t = useTranslations('OfficeListings')
  const { counts, rows, query, pages } = view
  return (
    <OfficeFrame
      staff={staff}
      language={language}
      current="office/listings"
      path="office/listings"
      title={t('title')}
      count={counts.all}
      intro={
        <>
          {counts.held > 0 && <strong>{t('leadHeld', { count: counts.held })}</strong>}{' '}
          {t('leadOnline', { count: counts.online })}
        </>
      }
      actions={
        <ButtonLink look="line" href={linkHref('office/feeds', language)}>
          {t('toFeeds')}
        </ButtonLink>
      }
    >
      <ListingsFilters view={view} language={language} />
      <Views view={view} language={language} />
      {rows.length === 0 ? <p className={styles.empty}>{t('nothing')}</p> : <ListingRows rows={rows} />}
      <PageLinks page={query.page} pages={pages} hrefOf={(page) => listingsHref(language, { ...query, page })} />
      <p className={styles.legend}>{t('legend')}</p>
    </OfficeFrame>
  )
}
