/** Data of the owner's tasks: open requests, released offers, and the progress of the sale. */
import 'server-only'
import { type RequiredDocument, requiredDocuments } from '../../domain/portal/required-documents.ts'
import { type SellingStep, sellingSteps } from '../../domain/portal/selling-steps.ts'
import type { InterestedCount } from '../../domain/sold/interested-subscribers.ts'
import { countUnreleasedOffers, findReleasedOffers, type ReleasedOffer } from '../db/repositories/office/offer-releases.ts'
import { findOwnerFiles, type OwnerFile } from '../db/repositories/portal/owner-files.ts'
import { type ComparedHome, comparedHomes } from './compared-homes.ts'
import { interestedSubscribers } from './interested-subscribers.ts'
import type { OpenPortal } from './open-portal.ts'
import { type PortalMessage, portalMessages } from './owner-forms.ts'
import { findViewingsToAnswer, type OwnerViewing } from './owner-viewings.ts'

export type OwnerTasks = {
  said: PortalMessage | undefined
  viewings: readonly OwnerViewing[]
  documents: readonly RequiredDocument[]
  files: readonly OwnerFile[]
  offers: readonly ReleasedOffer[]
  /** Number of offers that the agent has not released. */
  heldOffers: number
  steps: readonly SellingStep[]
  compared: readonly ComparedHome[]
  interested: InterestedCount | undefined
}

/** @param query of the address @throws database errors. */
export async function getOwnerTasks(portal: OpenPortal, query: URLSearchParams): Promise<OwnerTasks> {
  const { db, ownership, property, language, now, today } = portal
  const [viewings, files, offers, heldOffers, interested] = await Promise.all([
    findViewingsToAnswer(db, portal, now),
    findOwnerFiles(db, ownership),
    findReleasedOffers(db, ownership),
    countUnreleasedOffers(db, ownership),
    interestedSubscribers(property),
  ])
  const sent = files.map(({ kind }) => kind)
  return {
    ...{ viewings, files, offers, heldOffers, interested },
    said: portalMessages.find((message) => message === query.get('said')),
    documents: requiredDocuments(property, sent),
    steps: sellingSteps({ ...property, offers: offers.length }),
    compared: comparedHomes(property, language, today),
  }
}
