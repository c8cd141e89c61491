/** Handlers of the forms that do more than being stored and mailed; one line each. */
import 'server-only'
import type { FormId } from '../../forms/registry.ts'
import type { FormHandler } from './form-handler.ts'
import { handleChangeSearch } from './handlers/change-search.ts'
import { handleDemand } from './handlers/demand-register.ts'
import { handleDiscreetRequest } from './handlers/discreet-request.ts'
import { handleDocuments } from './handlers/documents.ts'
import { handleJobApplication } from './handlers/job-application.ts'
import { handleNewBuild } from './handlers/new-build.ts'
import { handlePurchaseOffer } from './handlers/purchase-offer.ts'
import { handleRentalApplication } from './handlers/rental-application.ts'
import { handleSaveSearch } from './handlers/save-search.ts'
import { handleFriend } from './handlers/send-to-friend.ts'
import { handleTestimonial } from './handlers/testimonial.ts'
import { handleViewing } from './handlers/visit.ts'

export const handlers: Partial<Record<FormId, FormHandler>> = {
  'change-search': handleChangeSearch,
  'demand-register': handleDemand,
  'discreet-request': handleDiscreetRequest,
  documents: handleDocuments,
  'job-application': handleJobApplication,
  'new-build': handleNewBuild,
  'purchase-offer': handlePurchaseOffer,
  'rental-application': handleRentalApplication,
  'save-search': handleSaveSearch,
  'send-to-friend': handleFriend,
  testimonial: handleTestimonial,
  visit: handleViewing,
}
