/** The form of a block of the contact view. */
import { type FormId, isFormId } from './registry.ts'

/** Blocks with a form and other content, by the id of the module's relation. */
export const contactForms = {
  'demand-register': 'demand-register',
  office: 'contact',
  valuation: 'valuation',
} as const satisfies Record<string, FormId>

/** @param id of the module's relation. Undefined for a block without form. */
export function formOfContact(id: string): FormId | undefined {
  const found = Object.entries(contactForms).find(([block]) => block === id)?.[1]
  return found ?? (isFormId(id) ? id : undefined)
}
