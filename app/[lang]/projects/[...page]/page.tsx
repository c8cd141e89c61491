/** The list of new-build projects; the middleware rewrites its address to this route. */
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findIn } from '@/components/modules/find-in'
import { ProjectsModule } from '@/components/modules/projects/projects-module'

const findModule = findIn({ projects: ProjectsModule })
const route = keptRoute('projects', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
