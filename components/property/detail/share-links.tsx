/** Ways to pass the page on; none of them loads anything of the other site. */
import { Send } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { type ShareTarget, shareHref, shareTargets } from '@/lib/domain/contact-links'
import { CopyButton } from './copy-button.client'
import styles from './share-links.module.css'

/** A mail opens in the visitor's own program, the others in a new tab. */
function ShareLink({ target, href }: { target: ShareTarget; href: string }) {
  const t = useTranslations('ShareLinks')
  if (target === 'email') return <a href={href}>{t(target)}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {t(target)} <span className="vh">{t('newTab')}</span>
    </a>
  )
}

export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useTranslations('ShareLinks')
  return (
    <div className={styles.share}>
      <Icon of={Send} />
      <ul aria-label={t('title')}>
        {shareTargets.map((target) => (
          <li key={target}>
            <ShareLink target={target} href={shareHref(target, title, url)} />
          </li>
        ))}
        <CopyButton title={title} url={url} labels={{ share: t('share'), copy: t('copy'), copied: t('copied') }} />
      </ul>
    </div>
  )
}
