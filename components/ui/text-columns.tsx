/** A long text with its table of contents: next to it on wide windows, folded above it on narrow ones (design, "Text pages"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { contentsOf } from '@/lib/content/text-contents'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import { Icon } from './icon'
import styles from './text-columns.module.css'

type Props = {
  /** As Markdown, from which the headings are read. */
  text: string
  language: Language
  children: ReactNode
  /** The author, and links to further pages. */
  aside?: ReactNode
}

/** Fewest headings for which a table of contents is shown. */
const fewest = 3

export function TextColumns({ text, language, children, aside }: Props) {
  const t = useTranslations('TextColumns')
  const entries = contentsOf(text)
  const hasContents = entries.length >= fewest
  return (
    <div className={styles.columns} data-contents={hasContents || undefined} data-aside={aside ? true : undefined}>
      {hasContents && (
        <nav className={`${styles.contents} no-print`} aria-label={t('contents')}>
          <details>
            <summary>
              {t('contents')}
              <Icon of="chevron-down" size={16} />
            </summary>
            <ul {...langOf(text, language)}>
              {entries.map(({ id, name }) => (
                <li key={id}>
                  <a href={`#${id}`}>{name}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      )}
      {children}
      {aside}
    </div>
  )
}
