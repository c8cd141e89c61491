/** The other languages of a page of the office. */
import { useTranslations } from 'next-intl'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { alternatesOf } from '@/lib/server/pages/pages'

type Props = {
  language: Language
  /** Original path of the page. */
  path: string
  className: string | undefined
}

export function OfficeLanguages({ language, path, className }: Props) {
  const t = useTranslations('LanguageSwitcher')
  const { languages } = getSnapshot()
  const alternates = alternatesOf(path)
  if (languages.length < 2) return null
  return (
    <nav className={className} aria-label={t('label')}>
      {languages.map((code) => (
        <a
          key={code}
          href={alternates[code] ?? `/${code}/`}
          hrefLang={code}
          lang={code}
          aria-current={code === language || undefined}
        >
          <span aria-hidden="true">{code.toUpperCase()}</span>
          <span className="vh">{t(`names.${code}`)}</span>
        </a>
      ))}
    </nav>
  )
}
