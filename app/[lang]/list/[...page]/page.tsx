/** Lists of a goal; the middleware rewrites their addresses to this route. */
import { keptRoute } from '@/components/modules/content-route'
import { ListPage } from '@/components/modules/list-page'

const route = keptRoute('list', (page, language) => <ListPage page={page} language={language} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
