/** One line per form that does more than being kept and mailed. */
import 'server-only'
import type { FormId } from '../../forms/registry.ts'
import type { FormHandler } from './form-handler.ts'
import { handleDocuments } from './handlers/documents.ts'
import { handleJobApplication } from './handlers/job-application.ts'
import { handleNewBuild } from './handlers/new-build.ts'
import { handlePurchaseOffer } from './handlers/purchase-offer.ts'
import { handleRentalApplication } from './handlers/rental-application.ts'
import { handleFriend } from './handlers/send-to-friend.ts'
import { handleTestimonial } from './handlers/testimonial.ts'
import { handleVisit } from './handlers/visit.ts'

export const handlers: Partial<Record<FormId, FormHandler>> = {
  documents: handleDocuments,
  'job-application': handleJobApplication,
  'new-build': handleNewBuild,
  'purchase-offer': handlePurchaseOffer,
  'rental-application': handleRentalApplication,
  'send-to-friend': handleFriend,
  testimonial: handleTestimonial,
  visit: handleVisit,
}
