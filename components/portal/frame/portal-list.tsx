/** The properties of an owner, each with a link to its figures. */
import { useTranslations } from 'next-intl'
import { AccountFrame } from '@/components/accounts/account-frame'
import { ButtonLink } from '@/components/ui/button'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { useNumbers } from '@/components/ui/use-numbers'
import { formatTown } from '@/lib/domain/text/address'
import type { Language } from '@/lib/domain/text/language'
import { portalHref } from '@/lib/routing/private-pages'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import type { OwnedPropertySummary } from '@/lib/server/portal/property-summary'
import styles from './portal-list.module.css'

function Figures({ views, requests, planned }: OwnedPropertySummary) {
  const t = useTranslations('PortalList')
  const { decimal } = useNumbers()
  return (
    <dl className={styles.figures}>
      {Object.entries({ views, requests, planned } as const).map(([name, count]) => (
        <div key={name}>
          <dt>{t(`figures.${name}`)}</dt>
          <dd>{decimal(count)}</dd>
        </div>
      ))}
    </dl>
  )
}

function Entry({ summary, language }: { summary: OwnedPropertySummary; language: Language }) {
  const t = useTranslations('PortalList')
  const pair = useTranslations('Mail')
  const { property } = summary
  const { id, texts, pictures } = property
  const { title, countryName } = texts[language]
  const href = portalHref(getSnapshot().routeTable, id, undefined, language)
  const [front] = pictures
  return (
    <li>
      <div className={styles.picture}>
        {front && (
          <Picture src={front.url} alt="" width={front.width} height={front.height} sizes="(min-width: 767px) 400px, 100vw" />
        )}
      </div>
      <div className={styles.words}>
        <h2>
          <SiteLink href={href}>{title}</SiteLink>
        </h2>
        <p>
          {formatTown(property, countryName)} · {t('reference', { id })}
        </p>
        <Figures {...summary} />
        <ButtonLink look="line" size="s" href={href} aria-label={pair('pair', { label: t('open'), value: title })}>
          {t('open')}
        </ButtonLink>
      </div>
    </li>
  )
}

type Props = { language: Language; name: string; summaries: readonly OwnedPropertySummary[] }

export function PortalList({ language, name, summaries }: Props) {
  const t = useTranslations('PortalList')
  const account = (
    <ButtonLink look="line" size="s" href={linkHref('account', language)}>
      {t('account')}
    </ButtonLink>
  )
  return (
    <AccountFrame language={language} path="owner" intro={t('welcome', { name })} actions={account}>
      {summaries.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <ul className={styles.list}>
          {summaries.map((summary) => (
            <Entry key={summary.property.id} summary={summary} language={language} />
          ))}
        </ul>
      )}
    </AccountFrame>
  )
}
