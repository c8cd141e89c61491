/** How to reach the agency: the head of the contact page, the map of the office, or the block beside the text on valuation or discreet sale. */
import type { ComponentType } from 'react'
import type { ModuleProps } from '../module-props'
import { DiscreetContact } from './discreet-contact'
import { OfficeContact } from './office-contact'
import { OfficeMap } from './office-map'
import { ValuationContact } from './valuation-contact'

/** By the relation's id; other ids belong to other views. */
const contacts: Readonly<Record<string, ComponentType<ModuleProps> | undefined>> = {
  discreet: DiscreetContact,
  office: OfficeContact,
  'office-map': OfficeMap,
  valuation: ValuationContact,
}

export function ContactModule(props: ModuleProps) {
  const Contact = contacts[props.module.relation.id]
  return Contact ? <Contact {...props} /> : null
}
