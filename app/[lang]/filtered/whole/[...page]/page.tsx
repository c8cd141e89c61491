/** The dynamic twin of a page that shows properties given by their ids, or that has a list among other modules. */
import { ContentPage } from '@/components/modules/content-page'
import { filteredRoute } from '@/components/modules/content-route'
import { findModule } from '@/components/modules/registry'

const route = filteredRoute((page, language, query) => (
  <ContentPage page={page} language={language} findModule={findModule} query={query} />
))

export const { generateMetadata } = route
export default route.Page
