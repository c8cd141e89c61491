/** All forms, one line each. */
import type { FormDefinition } from './define-form.ts'
import { changeSearchForm } from './definitions/change-search.ts'
import { contactForm } from './definitions/contact.ts'
import { demandRegisterForm } from './definitions/demand-register.ts'
import { discreetRequestForm } from './definitions/discreet-request.ts'
import { documentsForm } from './definitions/documents.ts'
import { informationForm } from './definitions/information.ts'
import { jobApplicationForm } from './definitions/job-application.ts'
import { newBuildForm } from './definitions/new-build.ts'
import { newsletterForm } from './definitions/newsletter.ts'
import { purchaseOfferForm } from './definitions/purchase-offer.ts'
import { rentalApplicationForm } from './definitions/rental-application.ts'
import { saveSearchForm } from './definitions/save-search.ts'
import { sendToFriendForm } from './definitions/send-to-friend.ts'
import { testimonialForm } from './definitions/testimonial.ts'
import { valuationForm } from './definitions/valuation.ts'
import { viewingForm } from './definitions/visit.ts'

export const forms = {
  'change-search': changeSearchForm,
  contact: contactForm,
  'demand-register': demandRegisterForm,
  'discreet-request': discreetRequestForm,
  documents: documentsForm,
  information: informationForm,
  'job-application': jobApplicationForm,
  'new-build': newBuildForm,
  newsletter: newsletterForm,
  'purchase-offer': purchaseOfferForm,
  'rental-application': rentalApplicationForm,
  'save-search': saveSearchForm,
  'send-to-friend': sendToFriendForm,
  testimonial: testimonialForm,
  valuation: valuationForm,
  visit: viewingForm,
} as const satisfies Record<string, FormDefinition>

export type FormId = keyof typeof forms

export const isFormId = (id: string): id is FormId => Object.hasOwn(forms, id)

/** Looks up a form by an untrusted id. */
export const findForm = (id: string): FormDefinition | undefined => (isFormId(id) ? forms[id] : undefined)
