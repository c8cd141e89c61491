/** Links to the same page in each language in use, shown by language code (specification 2, "Language selection"). */
import { useTranslations } from 'next-intl'
import type { Language, Localized } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import styles from './language-switcher.module.css'

/** Renders nothing with fewer than two languages. */
export function LanguageSwitcher({ language, alternates }: { language: Language; alternates: Partial<Localized> }) {
  const t = useTranslations('LanguageSwitcher')
  const { languages } = getSnapshot()
  if (languages.length < 2) return null
  return (
    <nav className={styles.switcher} aria-label={t('label')} data-languages>
      {languages.map((code) => (
        <a
          key={code}
          href={alternates[code] ?? `/${code}/`}
          hrefLang={code}
          lang={code}
          aria-current={code === language ? 'true' : undefined}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="vh">{t(`names.${code}`)}</span>
        </a>
      ))}
    </nav>
  )
}
