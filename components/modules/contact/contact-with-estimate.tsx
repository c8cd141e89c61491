/** Ways to reach the agency, with the estimate at once before the form of the valuation. */
import { EstimateStart } from '@/components/estimate/estimate-start'
import type { ModuleProps } from '../module-props'
import { ContactModule } from './contact-module'
import { ValuationContact } from './valuation-contact'

export function ContactWithEstimate(props: ModuleProps) {
  if (props.module.relation.id !== 'valuation') return <ContactModule {...props} />
  return <ValuationContact {...props} start={<EstimateStart language={props.language} />} />
}
