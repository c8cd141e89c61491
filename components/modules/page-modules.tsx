/** The heading of a content page, unless its first module has it, and its modules row by row. */

import type { Module } from '@/lib/content/module'
import { traitsOf } from '@/lib/content/module-view'
import type { Page } from '@/lib/content/page'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import { arrangeModules } from '@/lib/server/pages/pages'
import { langOf } from '@/lib/server/pages/text-language'
import { ChildMenu } from './child-menu'
import type { FindModule } from './module-props'
import styles from './page-modules.module.css'
import { UnknownView } from './unknown-view'

type Props = { page: Page; language: Language; query: ListQuery; isPreview: boolean; findModule: FindModule }

function PageHead({ page, language, query: { ids } }: Pick<Props, 'page' | 'language' | 'query'>) {
  const lead = ids.length > 0 ? (page.listDescription ?? page.description) : page.description
  const description = lead?.[language]
  return (
    <div className={`wrap ${styles.head}`}>
      <h1 {...langOf(page.title[language], language)}>{page.title[language]}</h1>
      {description && <p {...langOf(description, language)}>{description}</p>}
      <ChildMenu path={page.path} language={language} />
    </div>
  )
}

function PageModule({ module, isFirst, page, findModule, ...rest }: Props & { module: Module; isFirst: boolean }) {
  const View = findModule(module.view)
  if (!View) return <UnknownView page={page} module={module} isPreview={rest.isPreview} />
  return <View module={module} path={page.path} isFirst={isFirst} {...rest} />
}

export function PageModules(props: Props) {
  const { page, language, isPreview } = props
  const rows = arrangeModules(page, language, isPreview)
  const { hasHeading } = traitsOf(rows[0]?.[0]?.view ?? '')
  return (
    <>
      {!hasHeading && <PageHead {...props} />}
      {rows.map((row, index) => {
        const contents = row.map((module) => <PageModule key={module.id} module={module} isFirst={index === 0} {...props} />)
        if (row.every((module) => module.columns.lg === 12)) return contents
        return (
          <div key={row[0]?.id} className={`wrap ${styles.row}`}>
            {row.map((module, place) => (
              <div key={module.id} style={{ '--sm': module.columns.sm, '--md': module.columns.md, '--lg': module.columns.lg }}>
                {contents[place]}
              </div>
            ))}
          </div>
        )
      })}
    </>
  )
}
