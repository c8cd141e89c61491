/** Tells the CRM of a source about a lead, by the format of the source. */
import 'server-only'
import type { FeedLead } from '../../feeds/feed-lead.ts'
import { isFormId } from '../../forms/registry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { translatorOf } from '../pages/translator.ts'
import { crmLeadSchema } from './crm-lead.ts'
import { notifyCrm } from './notify-crm.ts'

/** The CRM reads in the agency's language what the form is called; what was written stays as it is. */
function toFeedLead(message: unknown): { source: string; lead: FeedLead } {
  const { source, id, form, language, listing, criteria, values } = crmLeadSchema.parse(message)
  const subject = isFormId(form) ? translatorOf(getSnapshot().site.defaultLanguage)(`Forms.${form}.title`) : form
  const said = (name: string) => values[name] ?? ''
  const lead = {
    id,
    language,
    ...(listing && { listing }),
    ...(criteria && { criteria }),
    firstName: said('FIRST_NAME'),
    lastName: said('LAST_NAME'),
    email: said('EMAIL'),
    phone: said('PHONE_NUMBER'),
    subject,
    text: [subject, said('REMARK')].filter((part) => part !== '').join('\n\n'),
  }
  return { source, lead }
}

/**
 * One attempt: the outbox tries again.
 * @throws when the CRM did not take it, or the source is not there or takes no leads any more; nobody is named in it.
 */
export async function giveLead(message: unknown): Promise<void> {
  const { source, lead } = toFeedLead(message)
  await notifyCrm(source, 'leads', ({ leads }, { giveLead: give }) =>
    leads && give ? (access) => give(lead, access) : undefined,
  )
}
