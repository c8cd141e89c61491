/**
 * The documents of a property go out as links that end after a time (specification 8, "Request document"). The page says the same
 * to everybody: that somebody asked before is told by the mail alone, to whoever reads it, and nobody is kept from the documents
 * because a stranger asked in their name.
 */
import 'server-only'
import { formatDate } from '../../../domain/text/date.ts'
import { findLeads } from '../../db/repositories/leads.ts'
import { translatorOf } from '../../pages/translator.ts'
import { absoluteUrl } from '../../runtime/site-url.ts'
import { signPath } from '../../security/signed-path.ts'
import { type FormHandler, prepared, refused } from '../form-handler.ts'

/** Days that the links live. */
const linkDays = 14

/** Address of a document, for whoever holds the link. */
const documentPath = (propertyId: number, documentId: number) => `/api/documents/${propertyId}/${documentId}/`

export const handleDocuments: FormHandler = async ({ db, language, now, subject, values }) => {
  const property = subject?.property
  if (!property) return refused({ code: 'subjectGone' })
  const earlier = await findLeads(db, { form: 'documents', email: String(values['EMAIL']), propertyId: property.id })
  const since = new Date(now.getTime() - linkDays * 86_400_000).toISOString()
  const isRepeated = earlier.some(({ createdAt }) => createdAt > since)
  const expires = new Date(now.getTime() + linkDays * 86_400_000)
  const t = translatorOf(language)
  const lines = property.documents.map(
    ({ id, name }) =>
      `${name[language] ?? name.nl}: ${absoluteUrl(signPath('document', documentPath(property.id, id), expires))}`,
  )
  return prepared({
    visitorParagraphs: [
      ...(isRepeated ? [t('Forms.documents.alreadyRequested')] : []),
      lines.join('\n'),
      t('Forms.documents.linksEnd', { date: formatDate(expires.toISOString().slice(0, 10)) }),
    ],
  })
}
