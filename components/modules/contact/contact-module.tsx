/**
 * The contact views: the head of the contact page, the map of the office, or the block next to the text on valuation or discreet
 * sale.
 */
import type { ComponentType } from 'react'
import { formOfContact } from '@/lib/forms/contact-forms'
import type { ModuleProps } from '../module-props'
import { DemandContact } from './demand-contact'
import { DiscreetContact } from './discreet-contact'
import { FormModule } from './form-module'
import { OfficeContact } from './office-contact'
import { OfficeMap } from './office-map'
import { ValuationContact } from './valuation-contact'

/** By the relation's id; other ids belong to other views. */
const contacts: Readonly<Record<string, ComponentType<ModuleProps> | undefined>> = {
  'demand-register': DemandContact,
  discreet: DiscreetContact,
  office: OfficeContact,
  'office-map': OfficeMap,
  valuation: ValuationContact,
}

/** The relation's id names one of these blocks, or a form. */
export function ContactModule(props: ModuleProps) {
  const { id } = props.module.relation
  const Contact = contacts[id]
  if (Contact) return <Contact {...props} />
  const form = formOfContact(id)
  return form ? <FormModule {...props} form={form} /> : null
}
