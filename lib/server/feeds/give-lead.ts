/** Sends a lead to the CRM of a source, in the source's format. */
import 'server-only'
import type { FeedLead } from '../../feeds/feed-lead.ts'
import { isFormId } from '../../forms/registry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { crmLeadSchema } from './crm-lead.ts'
import { notifyCrm } from './notify-crm.ts'

/** The title of the form is in the agency's language; the visitor's text is unchanged. */
function toFeedLead(message: unknown): { source: string; lead: FeedLead } {
  const { source, id, form, language, listing, criteria, values } = crmLeadSchema.parse(message)
  const subject = isFormId(form) ? translatorOf(getSnapshot().site.defaultLanguage)(`Forms.${form}.title`) : form
  const fieldValue = (name: string) => values[name] ?? ''
  const lead = {
    id,
    language,
    ...(listing && { listing }),
    ...(criteria && { criteria }),
    firstName: fieldValue('FIRST_NAME'),
    lastName: fieldValue('LAST_NAME'),
    email: fieldValue('EMAIL'),
    phone: fieldValue('PHONE_NUMBER'),
    subject,
    text: [subject, fieldValue('REMARK')].filter((part) => part !== '').join('\n\n'),
  }
  return { source, lead }
}

/**
 * A single attempt; the outbox retries.
 * @throws when the CRM did not accept it, or the source no longer exists or no longer accepts leads; the message contains no
 * personal data.
 */
export async function giveLead(message: unknown): Promise<void> {
  const { source, lead } = toFeedLead(message)
  await notifyCrm(source, 'leads', ({ leads }, { giveLead: give }) =>
    leads && give ? (access) => give(lead, access) : undefined,
  )
}
