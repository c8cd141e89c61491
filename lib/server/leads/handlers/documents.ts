/**
 * The documents of a property go out as links that end after a time (specification 8, "Request document"). The page says the same
 * to everybody: that somebody asked before is told by the mail alone, to whoever reads it, and nobody is kept from the documents
 * because a stranger asked in their name.
 */
import 'server-only'
import { dayMs } from '../../../domain/text/date.ts'
import { findLeads } from '../../db/repositories/leads/leads.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'
import { documentLinkDays } from '../lead-part.ts'

export const handleDocuments: FormHandler = async ({ db, now, subject, values }) => {
  const property = subject?.property
  if (!property) return refused({ code: 'subjectGone' })
  const earlier = await findLeads(db, { form: 'documents', email: String(values['EMAIL']), propertyId: property.id })
  const since = new Date(now.getTime() - documentLinkDays * dayMs).toISOString()
  const isRepeated = earlier.some(({ createdAt }) => createdAt > since)
  return prepared({ part: { kind: 'documents', isRepeated } })
}
