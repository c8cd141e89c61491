/** The sources of page views, with bars. */
import { useTranslations } from 'next-intl'
import { useNumbers } from '@/components/ui/use-numbers'
import { isViewSource } from '@/lib/domain/page-views/page-view-source'
import type { SourceShare } from '@/lib/domain/portal/page-view-figures'
import { PortalBlock } from '../frame/portal-block'
import styles from './view-sources.module.css'

type Props = { sources: readonly SourceShare[]; csvHref?: string }

export function ViewSources({ sources, csvHref }: Props) {
  const t = useTranslations('ViewSources')
  const { decimal } = useNumbers()
  const link = csvHref && sources.length > 0 ? { href: csvHref, text: t('csv'), isFile: true } : undefined
  return (
    <PortalBlock id="sources" title={t('title')} link={link}>
      {sources.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.bars}>
        {sources.map(({ source, count, percent, ofMost }) => (
          <li key={source}>
            <span>
              {t(`names.${isViewSource(source) ? source : 'other'}`)} <small>{t('share', { value: percent })}</small>
            </span>
            <b>{decimal(count)}</b>
            <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width={ofMost} height="6" />
            </svg>
          </li>
        ))}
      </ul>
    </PortalBlock>
  )
}
