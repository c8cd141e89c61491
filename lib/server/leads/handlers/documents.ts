/**
 * Sends the documents of a property as links that expire (specification 8, "Request document"). The page responds the same to
 * everyone: only the mail, read by the owner of the address, mentions an earlier request; and nobody is denied the documents
 * because somebody else requested them with their address.
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
