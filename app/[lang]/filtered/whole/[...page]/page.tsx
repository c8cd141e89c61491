/** The dynamic twin of a page that shows named properties, or that is a list among other modules. */
import { ContentPage } from '@/components/modules/content-page'
import { filteredRoute } from '@/components/modules/content-route'
import { findModule } from '@/components/modules/registry'

const route = filteredRoute((page, language, query) => (
  <ContentPage page={page} language={language} findModule={findModule} query={query} />
))

export const { generateMetadata } = route
export default route.Page
