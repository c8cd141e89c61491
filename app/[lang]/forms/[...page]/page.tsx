/** Pages with a form and little else; the middleware leads their addresses here. The valuation has the estimate at once before it. */
import { EstimateStart } from '@/components/estimate/estimate-start'
import { ContactModule } from '@/components/modules/contact/contact-module'
import { ValuationContact } from '@/components/modules/contact/valuation-contact'
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findIn } from '@/components/modules/find-in'
import { GalleryModule } from '@/components/modules/gallery/gallery-module'
import { lightModules } from '@/components/modules/light-modules'
import type { ModuleProps } from '@/components/modules/module-props'

function Contact(props: ModuleProps) {
  if (props.module.relation.id !== 'valuation') return <ContactModule {...props} />
  return <ValuationContact {...props} start={<EstimateStart language={props.language} />} />
}

const findModule = findIn({ ...lightModules, contact: Contact, gallery: GalleryModule })
const route = keptRoute('forms', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
