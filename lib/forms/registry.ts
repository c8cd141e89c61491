/** One line per form. */
import type { FormDefinition } from './define-form.ts'
import { contactForm } from './definitions/contact.ts'

export const forms = {
  contact: contactForm,
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

export const formIds = Object.keys(forms) as FormId[]

/** The form of an id that came from outside. */
export const findForm = (id: string): FormDefinition | undefined => (Object.hasOwn(forms, id) ? forms[id as FormId] : undefined)
