/** All mail templates, by the name stored in the outbox. A new mail needs one line here. */
import 'server-only'
import { invitationTemplate, propertyAddedTemplate, resetTemplate } from '../accounts/account-mails.ts'
import { alarmTemplate } from '../alarms/alarm-mail.ts'
import { candidateTemplate } from '../applications/invitation-mail.ts'
import { contentHeldTemplate, contentMendedTemplate } from '../content/publish/content-mails.ts'
import { feedTemplate } from '../feeds/feed-mail.ts'
import { friendTemplate } from '../leads/friend-mail.ts'
import { leadAgencyTemplate, leadVisitorTemplate } from '../leads/lead-mails.ts'
import { secondBuyerTemplate } from '../leads/second-buyer-mail.ts'
import { alertTemplate } from '../notifications/alert-mail.ts'
import { leadAnswerTemplate } from '../office/leads/answer-mail.ts'
import { staffInvitationTemplate } from '../office/staff/staff-mails.ts'
import { ownerNoticeTemplate } from '../portal/owner-notice.ts'
import { reportTemplate } from '../portal/report-mail.ts'
import { reviewTemplate } from '../portal/review-invitations.ts'
import { listChangesTemplate, listConfirmTemplate } from '../shared-list/list-mails.ts'
import { discreetPropertyTemplate } from '../subscriptions/discreet/discreet-mail.ts'
import {
  articleTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
} from '../subscriptions/newsletter/newsletter-mails.ts'
import { searchConfirmTemplate, searchWelcomeTemplate } from '../subscriptions/saved-searches/search-mails.ts'
import { freeSlotTemplate } from '../viewings/free-slot-mail.ts'
import { viewingAgentTemplate } from '../viewings/viewing-agent-mail.ts'
import {
  viewingCancelledTemplate,
  viewingConfirmedTemplate,
  viewingMovedTemplate,
  viewingProposedTemplate,
  viewingReminderTemplate,
} from '../viewings/viewing-mails.ts'
import type { MailTemplate } from './mail-template.ts'

const mailTemplates: readonly MailTemplate[] = [
  leadAgencyTemplate,
  leadVisitorTemplate,
  leadAnswerTemplate,
  friendTemplate,
  secondBuyerTemplate,
  viewingConfirmedTemplate,
  viewingMovedTemplate,
  viewingProposedTemplate,
  viewingReminderTemplate,
  viewingCancelledTemplate,
  viewingAgentTemplate,
  freeSlotTemplate,
  candidateTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
  articleTemplate,
  searchConfirmTemplate,
  searchWelcomeTemplate,
  discreetPropertyTemplate,
  alertTemplate,
  listConfirmTemplate,
  listChangesTemplate,
  invitationTemplate,
  propertyAddedTemplate,
  resetTemplate,
  staffInvitationTemplate,
  reportTemplate,
  ownerNoticeTemplate,
  reviewTemplate,
  contentHeldTemplate,
  contentMendedTemplate,
  feedTemplate,
  alarmTemplate,
]

const byName = new Map(mailTemplates.map((template) => [template.name, template]))

/** Undefined for a name that this release does not know. */
export const findTemplate = (name: string): MailTemplate | undefined => byName.get(name)
