/** The page of a visitor's own places; the middleware rewrites its address to this route. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findIn } from '@/components/modules/find-in'
import { OwnPlacesModule } from '@/components/modules/own-places/own-places-module'

const findModule = findIn({ 'own-places': OwnPlacesModule })
const route = keptRoute('own-places', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
