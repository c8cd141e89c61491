/** Pages that consist mostly of a form; the middleware rewrites their addresses to this route. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findFormModule } from '@/components/modules/form-modules'

const route = keptRoute('forms', (page, language) => <ContentPage page={page} language={language} findModule={findFormModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
