/** A list on a map that fills the window: a route of its own, so that no other list loads its styles. */
import { filteredRoute } from '@/components/modules/content-route'
import { ListPage } from '@/components/modules/list-page'
import { MapListPage } from '@/components/modules/map-list-page'
import { isEnabled } from '@/lib/server/pages/feature'

const route = filteredRoute((page, language, query) => {
  const Page = isEnabled('map') ? MapListPage : ListPage
  return <Page page={page} language={language} query={query} />
})

export const { generateMetadata } = route
export default route.Page
