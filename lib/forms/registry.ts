/** One line per form. */
import type { FormDefinition } from './define-form.ts'
import { contactForm } from './definitions/contact.ts'
import { documentsForm } from './definitions/documents.ts'
import { informationForm } from './definitions/information.ts'
import { sendToFriendForm } from './definitions/send-to-friend.ts'

export const forms = {
  contact: contactForm,
  documents: documentsForm,
  information: informationForm,
  'send-to-friend': sendToFriendForm,
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

export const isFormId = (id: string): id is FormId => Object.hasOwn(forms, id)

/** The form of an id that came from outside. */
export const findForm = (id: string): FormDefinition | undefined => (isFormId(id) ? forms[id] : undefined)
