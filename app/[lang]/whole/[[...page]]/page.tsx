/**
 * Content pages with any module, including forms; the middleware rewrites pages to this route that need more than the light
 * modules.
 */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findModule } from '@/components/modules/registry'

const route = keptRoute('whole', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
