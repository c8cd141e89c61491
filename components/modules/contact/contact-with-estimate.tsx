/** The contact views, with the instant estimate above the valuation form. */
import { EstimateStart } from '@/components/estimate/estimate-start'
import type { ModuleProps } from '../module-props'
import { ContactModule } from './contact-module'
import { ValuationContact } from './valuation-contact'

export function ContactWithEstimate(props: ModuleProps) {
  if (props.module.relation.id !== 'valuation') return <ContactModule {...props} />
  return <ValuationContact {...props} start={<EstimateStart language={props.language} />} />
}
