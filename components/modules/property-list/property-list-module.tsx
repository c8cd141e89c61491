/** Properties: the latest ones on the home page, or a full list with filters (specification 2, "Routes"). */
import { LatestProperties } from '@/components/list/latest-properties'
import { PropertyListView } from '@/components/list/property-list-view'
import { MarketLine } from '@/components/sold/market-line'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import type { ModuleProps } from '../module-props'

export function PropertyListModule({ module, language, path, query }: ModuleProps) {
  if (module.relation.id === 'latest') return <LatestProperties module={module} language={language} />
  const title = getSnapshot().pages.get(path)?.title
  const goal = module.relation.id === 'for-rent' ? 'rent' : 'sale'
  return (
    <PropertyListView
      goal={goal}
      language={language}
      query={query}
      heading={title?.[language] ?? ''}
      below={goal === 'sale' && <MarketLine />}
    />
  )
}
