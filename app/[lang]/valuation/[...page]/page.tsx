/** The page of the valuation, with the estimate at once before its form; the middleware leads its address here. */
import { EstimateStart } from '@/components/estimate/estimate-start'
import { ValuationContact } from '@/components/modules/contact/valuation-contact'
import { ContentPage } from '@/components/modules/content-page'
import { keptRoute } from '@/components/modules/content-route'
import { findIn } from '@/components/modules/find-in'
import { lightModules } from '@/components/modules/light-modules'
import type { ModuleProps } from '@/components/modules/module-props'

const Valuation = (props: ModuleProps) => <ValuationContact {...props} start={<EstimateStart language={props.language} />} />

const findModule = findIn({ ...lightModules, contact: Valuation })
const route = keptRoute('valuation', (page, language) => <ContentPage page={page} language={language} findModule={findModule} />)

export const { generateStaticParams, generateMetadata } = route
export default route.Page
