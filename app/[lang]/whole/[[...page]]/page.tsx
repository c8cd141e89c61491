/** Pages of the content with any module, forms included; the middleware leads those here that need more than the light ones. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findModule } from '@/components/modules/registry'

const route = keptRoute('whole', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
