/** Links to share the page; none of them loads anything of the other site. */
import { useTranslations } from 'next-intl'
import { type SharedPage, type ShareTarget, shareHref, shareTargets } from '@/lib/domain/text/contact-links'
import { isEnabled } from '@/lib/server/pages/feature'
import type { PropertyDetail } from '@/lib/server/property/property-detail'
import { CopyButton } from './copy-button.client'
import { ShareButton } from './share-button.client'
import styles from './share-links.module.css'

/** A mail opens in the visitor's mail program, the others in a new tab. */
function ShareLink({ target, page }: { target: ShareTarget; page: SharedPage }) {
  const t = useTranslations('ShareLinks')
  const href = shareHref(target, page)
  if (target === 'email') return <a href={href}>{t(target)}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {t(target)} <span className="vh">{t('newTab')}</span>
    </a>
  )
}

/** The texts name the property and its place, not its price, which may change before they are read. */
export function ShareLinks({
  detail: { texts, town, property, agency, url },
}: {
  detail: Pick<PropertyDetail, 'texts' | 'town' | 'property' | 'agency' | 'url'>
}) {
  const t = useTranslations('ShareLinks')
  const names = { title: texts.title, town, id: String(property.id), agency: agency.name }
  const page: SharedPage = { title: t('pageTitle', names), subject: t('subject', names), text: t('text', names), url }
  if (!isEnabled('share')) return null
  return (
    <ul className={styles.share} aria-label={t('title')} data-share>
      {shareTargets.map((target) => (
        <li key={target}>
          <ShareLink target={target} page={page} />
        </li>
      ))}
      <ShareButton title={page.title} text={page.title} url={url} label={t('share')} />
      <CopyButton url={url} labels={{ copy: t('copy'), copied: t('copied'), failed: t('failed') }} />
    </ul>
  )
}
