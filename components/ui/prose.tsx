/** Running text of the content, written in Markdown; rendered on the server only. */

import { useTranslations } from 'next-intl'
import { type ComponentProps, Fragment, type ReactNode } from 'react'
import Markdown, { type Components, defaultUrlTransform, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { splitText } from '@/lib/content/article-insert'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { linkHref } from '@/lib/server/pages/link-href'
import { langOf } from '@/lib/server/pages/text-language'
import { drawLabels, nameHeadings } from './mark-text'
import { nameTables } from './name-tables'
import styles from './prose.module.css'
import { ProseTable } from './prose-table'

/**
 * Links of the text are original paths, with or without slashes, or external addresses; empty for a page that is switched off.
 */
function resolveProseHref(url: string, language: Language): string {
  if (/^(tel:|#)/.test(url)) return url
  if (/^[a-z][a-z0-9+.-]*:/i.test(url)) return defaultUrlTransform(url)
  const original = url.replace(/^\/+|\/+$/g, '') || 'home'
  return getSnapshot().offPaths.has(original) ? '' : linkHref(original, language)
}

function ProseLink({ href, children }: ComponentProps<'a'> & ExtraProps) {
  const t = useTranslations('Prose')
  if (!href) return children
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <span className="vh"> {t('newTab')}</span>
    </a>
  )
}

const HeaderCell = ({ children, style }: ComponentProps<'th'> & ExtraProps) => (
  <th scope="col" style={style}>
    {children}
  </th>
)

const shared = { a: ProseLink, table: ProseTable, th: HeaderCell } as const satisfies Components

/** The page already has its h1: the text's first level becomes h2, or h3 below a title of its own. */
const components = {
  h2: { ...shared, h1: 'h2' },
  h3: { ...shared, h1: 'h3', h2: 'h3', h3: 'h4', h4: 'h5' },
} as const satisfies Record<string, Components>

/** Pictures are given separately, with their dimensions, never in the Markdown. */
const refused = ['img']

type Props = {
  text: string
  language: Language
  topHeading?: 'h2' | 'h3'
  /** Elements inserted where a line of the text names their key. */
  inserts?: Readonly<Record<string, ReactNode>>
}

export function Prose({ text, language, topHeading = 'h2', inserts = {} }: Props) {
  return (
    <div className={styles.prose} {...langOf(text, language)}>
      {splitText(text).map((part, index) =>
        part.kind === 'insert' ? (
          <Fragment key={part.name}>{inserts[part.name]}</Fragment>
        ) : (
          <Markdown
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change order
            key={index}
            remarkPlugins={[remarkGfm]}
            rehypePlugins={[nameTables, nameHeadings, drawLabels]}
            disallowedElements={refused}
            urlTransform={(url) => resolveProseHref(url, language)}
            components={components[topHeading]}
          >
            {part.text}
          </Markdown>
        ),
      )}
    </div>
  )
}
