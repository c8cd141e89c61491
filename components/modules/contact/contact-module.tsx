/** How to reach the agency: the head of the contact page, or the block beside the text on valuation or discreet sale. */
import type { ComponentType } from 'react'
import type { ModuleProps } from '../module-props'
import { DiscreetContact } from './discreet-contact'
import { OfficeContact } from './office-contact'
import { ValuationContact } from './valuation-contact'

/** By the relation's id; other ids belong to other views. */
const contacts: Readonly<Record<string, ComponentType<ModuleProps> | undefined>> = {
  discreet: DiscreetContact,
  office: OfficeContact,
  valuation: ValuationContact,
}

export function ContactModule(props: ModuleProps) {
  const Contact = contacts[props.module.relation.id]
  return Contact ? <Contact {...props} /> : null
}
