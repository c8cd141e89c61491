/** Renders the document of an offer again from the stored form values. */
import 'server-only'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLead } from '../../db/repositories/leads/leads.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { offerPdf } from '../../offers/offer-pdf.ts'
import type { Staff } from '../staff/staff.ts'

/** Undefined if the lead is not an offer, or the property is no longer published. */
export async function renderOfferDocument(
  db: Db,
  _staff: Staff<'handleOffers'>,
  leadId: string,
): Promise<{ name: string; content: Buffer } | undefined> {
  const lead = await findLead(db, leadId)
  const property = lead?.form === 'purchase-offer' ? getSnapshot().propertyById.get(lead.propertyId ?? 0) : undefined
  if (!lead || !property) return undefined
  const language = leadLanguage(lead)
  const input = { id: lead.id, language, property, values: lead.payload, sentAt: new Date(lead.createdAt) }
  return { name: `${property.id}-offer-${lead.id.slice(0, 8)}.pdf`, content: await offerPdf(input) }
}
