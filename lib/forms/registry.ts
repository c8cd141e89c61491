/** One line per form. */
import type { FormDefinition } from './define-form.ts'
import { contactForm } from './definitions/contact.ts'

export const forms = {
  contact: contactForm,
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

export const isFormId = (id: string): id is FormId => Object.hasOwn(forms, id)

/** The form of an id that came from outside. */
export const findForm = (id: string): FormDefinition | undefined => (isFormId(id) ? forms[id] : undefined)
