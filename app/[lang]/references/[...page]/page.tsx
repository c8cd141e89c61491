/** Properties sold and let; the middleware rewrites the page's address to this route. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findIn } from '@/components/modules/find-in'
import { ReferencesModule } from '@/components/modules/references/references-module'

const findModule = findIn({ references: ReferencesModule })
const route = keptRoute('references', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
