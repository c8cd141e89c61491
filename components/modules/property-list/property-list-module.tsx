/** Properties: the latest offers of the home page, or a whole list with filters (specification 2, "Routes"). */
import { LatestProperties } from '@/components/list/latest-properties'
import { PropertyListView } from '@/components/list/property-list-view'
import type { ModuleProps } from '../module-props'

export function PropertyListModule({ module, language, path, query }: ModuleProps) {
  if (module.relation.id === 'latest') return <LatestProperties module={module} language={language} />
  return (
    <PropertyListView goal={module.relation.id === 'for-rent' ? 'rent' : 'sale'} language={language} path={path} query={query} />
  )
}
