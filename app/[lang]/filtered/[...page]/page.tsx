/** The dynamic twin of a list page. */
import { filteredRoute } from '@/components/modules/content-route'
import { ListPage } from '@/components/modules/list-page'

const route = filteredRoute((page, language, query) => <ListPage page={page} language={language} query={query} />)

export const { generateMetadata } = route
export default route.Page
