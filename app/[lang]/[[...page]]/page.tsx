/** Articles and content pages with light modules only, including home; requested by the original path. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findLightModule } from '@/components/modules/light-modules'

const route = keptRoute('light', (page, language) => <ContentPage page={page} language={language} findModule={findLightModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
