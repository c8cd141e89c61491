/** Shared by the routes of content pages: each route has its own render function. */
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import type { ModuleSet } from '@/lib/content/module-set'
import type { Language } from '@/lib/domain/text/language'
import type { ListQuery } from '@/lib/routing/list-query'
import { filteredListMetadata } from '@/lib/server/pages/list-metadata'
import { contentPageMetadata } from '@/lib/server/pages/metadata'
import { type ContentPageSource, findPageOf, listPageParams } from '@/lib/server/pages/pages'
import { readLanguage } from '@/lib/server/pages/read-language'
import { readListQuery } from '@/lib/server/search/read-list-query'

type KeptProps = { params: Promise<{ page?: string[] }> }
type FilteredProps = KeptProps & { searchParams: Promise<Record<string, string | string[] | undefined>> }

const findFrom = async ({ params }: KeptProps) => findPageOf((await params).page)

/**
 * A route whose pages are static: rendered once for each version of the content.
 * @param set the modules of its pages
 */
export function keptRoute(set: ModuleSet, render: (page: ContentPageSource, language: Language) => ReactNode) {
  return {
    generateStaticParams: () => listPageParams(set),
    async generateMetadata(props: KeptProps) {
      const page = await findFrom(props)
      return page ? contentPageMetadata(page, await readLanguage()) : {}
    },
    async Page(props: KeptProps) {
      const page = await findFrom(props)
      if (!page) notFound()
      return render(page, await readLanguage())
    },
  }
}

/** The dynamic twin of such a route: the same page with the filters of its query (architecture, "Static where possible"). */
export function filteredRoute(render: (page: ContentPageSource, language: Language, query: ListQuery) => ReactNode) {
  return {
    async generateMetadata(props: FilteredProps) {
      const page = await findFrom(props)
      return page ? filteredListMetadata(page, await readLanguage(), readListQuery(await props.searchParams)) : {}
    },
    async Page(props: FilteredProps) {
      const page = await findFrom(props)
      if (!page) notFound()
      return render(page, await readLanguage(), readListQuery(await props.searchParams))
    },
  }
}
