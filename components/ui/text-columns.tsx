/** A long text over the whole width: its contents stay beside it, folded on narrow windows (design, "Text pages"). */
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { contentsOf } from '@/lib/content/text-contents'
import type { Language } from '@/lib/domain/text/language'
import { langOf } from '@/lib/server/pages/text-language'
import { Icon } from './icon'
import styles from './text-columns.module.css'

type Props = {
  /** In Markdown, for its headings. */
  text: string
  language: Language
  children: ReactNode
  /** Who wrote it, where to go on. */
  aside?: ReactNode
}

/** With fewer headings there is nothing to find. */
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
