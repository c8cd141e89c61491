/** One sample of each kind and state of mail, with properties of the content and invented people. */
import type { PublicProperty } from '../../../lib/domain/property/property.ts'
import { formsOf, type PropertyForm } from '../../../lib/domain/property/property-forms.ts'
import { changeReasons } from '../../../lib/domain/subscriptions/listing-change.ts'
import type { Language } from '../../../lib/domain/text/language.ts'
import { forms } from '../../../lib/forms/registry.ts'
import { invitationTemplate, propertyAddedTemplate, resetTemplate } from '../../../lib/server/accounts/account-mails.ts'
import { candidateTemplate } from '../../../lib/server/applications/invitation-mail.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { friendTemplate } from '../../../lib/server/leads/friend-mail.ts'
import { leadAgencyTemplate, leadVisitorTemplate } from '../../../lib/server/leads/lead-mails.ts'
import type { LeadPart } from '../../../lib/server/leads/lead-part.ts'
import { secondBuyerTemplate } from '../../../lib/server/leads/second-buyer-mail.ts'
import type { QueuedMail } from '../../../lib/server/mail/mail-template.ts'
import { alertTemplate } from '../../../lib/server/notifications/alert-mail.ts'
import { leadAnswerTemplate } from '../../../lib/server/office/leads/answer-mail.ts'
import { staffInvitationTemplate } from '../../../lib/server/office/staff/staff-mails.ts'
import { reportTemplate } from '../../../lib/server/portal/report-mail.ts'
import {
  articleTemplate,
  newsletterConfirmTemplate,
  newsletterWelcomeTemplate,
} from '../../../lib/server/subscriptions/newsletter/newsletter-mails.ts'
import { searchConfirmTemplate, searchWelcomeTemplate } from '../../../lib/server/subscriptions/saved-searches/search-mails.ts'
import { freeSlotTemplate } from '../../../lib/server/viewings/free-slot-mail.ts'
import { viewingAgentTemplate } from '../../../lib/server/viewings/viewing-agent-mail.ts'
import {
  viewingCancelledTemplate,
  viewingConfirmedTemplate,
  viewingMovedTemplate,
  viewingProposedTemplate,
  viewingReminderTemplate,
} from '../../../lib/server/viewings/viewing-mails.ts'
import { sampleFields } from './sample-lead.ts'
import { officeSamples } from './sample-office-mails.ts'
import { answerSamples, friendRemarks } from './sample-texts.ts'

export type Sample = { name: string; mail: QueuedMail }

type About = { language: Language; now: Date }

/** An id that does not exist, so that no link of a sample works. */
const nobody = 'preview'
const firstName = 'Saar'
const email = 'saar.lemmens@voorbeeld.example'

/** The first property with this form, preferably with documents and a shown address. */
function propertyFor(form: PropertyForm, goal?: PublicProperty['goal']): PublicProperty[] {
  const all = getSnapshot().properties.filter(
    (property) => formsOf(property).includes(form) && (goal === undefined || property.goal === goal),
  )
  const shown = all.filter(({ address, documents }) => address.kind === 'shown' && documents.length > 0)
  return [shown[0] ?? all[0]].filter((property) => property !== undefined)
}

const inDays = (days: number, { now }: About) => {
  const moment = new Date(now.getTime() + days * 86_400_000)
  moment.setUTCHours(9, 30, 0, 0)
  return moment.toISOString()
}

/** The parts that a form can add to its mails, by their names in the preview; `undefined` for the form without one. */
const partsOf = (form: string, about: About): Record<string, LeadPart | undefined> => {
  const startsAt = inDays(6, about)
  switch (form) {
    case 'documents':
      return { '': { kind: 'documents', isRepeated: false }, '-again': { kind: 'documents', isRepeated: true } }
    case 'purchase-offer':
      return { '': { kind: 'purchase-offer' } }
    case 'rental-application':
      return { '': { kind: 'rental-application' } }
    case 'visit':
      return {
        '-confirmed': { kind: 'viewing-confirmed', startsAt },
        '-held': { kind: 'viewing-held', startsAt },
        '-requested': { kind: 'viewing-requested', isWaiting: false },
        '-waiting': { kind: 'viewing-requested', isWaiting: true },
      }
    default:
      return { '': undefined }
  }
}

const isPropertyFormId = (id: string): id is PropertyForm =>
  id !== 'new-build' && forms[id as keyof typeof forms]?.subject === 'property'

function subjectIdOf(form: (typeof forms)[keyof typeof forms]): number | undefined {
  if (form.subject === 'project') return getSnapshot().projects[0]?.id
  return isPropertyFormId(form.id) ? propertyFor(form.id)[0]?.id : undefined
}

/** With a slot there are no preferred hours. */
const withSlot = ({ CONTACT_SLOTS: hours, ...fields }: Record<string, unknown>, part: LeadPart | undefined) =>
  part && 'startsAt' in part
    ? { SLOT: part.startsAt, ...fields }
    : { ...fields, ...(hours !== undefined && { CONTACT_SLOTS: hours }) }

/** Mails to the visitor and the agency for every form; forms about a kind of property that the content lacks are left out. */
function leadSamples(about: About): Sample[] {
  const { language, now } = about
  return Object.values(forms).flatMap((form) => {
    const subjectId = subjectIdOf(form)
    if (form.subject !== 'none' && subjectId === undefined) return []
    const fields = sampleFields(form, language, now)
    return Object.entries(partsOf(form.id, about)).flatMap(([suffix, part]): Sample[] => {
      const lead = { leadId: nobody, form: form.id, subjectId, fields: withSlot(fields, part), part }
      const agency = { ...lead, visitorLanguage: language, searches: 4, unsent: [], isHeld: false, uploads: [] }
      return [
        ...(form.confirms
          ? [{ name: `${form.id}${suffix}`, mail: leadVisitorTemplate.mail({ to: email, language }, lead) }]
          : []),
        ...(form.notifiesAgency
          ? [{ name: `agency-${form.id}${suffix}`, mail: leadAgencyTemplate.mail({ to: email, language }, agency) }]
          : []),
      ]
    })
  })
}

function viewingSamples(about: About): Sample[] {
  const { language } = about
  const to = { to: email, language }
  const [event, former] = [{ startsAt: inDays(6, about), sequence: 1 }, inDays(5, about)]
  const [sale, rent] = [propertyFor('visit', 'sale'), propertyFor('visit', 'rent')]
  const slots = [2, 3, 4].map((days) => inDays(days, about))
  const ofSale = sale.flatMap(({ id: propertyId }): Sample[] => {
    const viewing = { leadId: nobody, propertyId, firstName }
    const agent = { leadId: nobody, propertyId, visitor: 'Saar Lemmens' }
    return [
      { name: 'viewing-moved', mail: viewingMovedTemplate.mail(to, { ...viewing, event, former, by: 'agency' }) },
      { name: 'viewing-moved-by-visitor', mail: viewingMovedTemplate.mail(to, { ...viewing, event, former, by: 'visitor' }) },
      {
        name: 'viewing-proposed',
        mail: viewingProposedTemplate.mail(to, { ...viewing, times: slots, expiresAt: inDays(1, about), former }),
      },
      { name: 'viewing-reminder', mail: viewingReminderTemplate.mail(to, { ...viewing, event }) },
      { name: 'viewing-cancelled', mail: viewingCancelledTemplate.mail(to, { ...viewing, by: 'visitor', event }) },
      { name: 'viewing-cancelled-by-agency', mail: viewingCancelledTemplate.mail(to, { ...viewing, by: 'agency', event }) },
      {
        name: 'viewing-stopped',
        mail: viewingCancelledTemplate.mail(to, { ...viewing, by: 'agency', event, isStopped: true }),
      },
      { name: 'viewing-withdrawn', mail: viewingCancelledTemplate.mail(to, { ...viewing, by: 'visitor' }) },
      { name: 'viewing-free', mail: freeSlotTemplate.mail(to, { propertyId, firstName, slots }) },
      {
        name: 'agent-viewing-moved',
        mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'moved', event, former } }),
      },
      { name: 'agent-viewing-chosen', mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'chosen', event } }) },
      {
        name: 'agent-viewing-cancelled',
        mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'cancelled', event } }),
      },
      { name: 'agent-viewing-erased', mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'erased', event } }) },
      { name: 'agent-viewing-withdrawn', mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'withdrawn' } }) },
      { name: 'agent-viewing-declined', mail: viewingAgentTemplate.mail(to, { ...agent, change: { kind: 'declined' } }) },
    ]
  })
  const ofRent = rent.map(({ id: propertyId }) => {
    const values = { leadId: nobody, propertyId, firstName, startsAt: inDays(6, about) }
    return { name: 'viewing-confirmed-rental', mail: viewingConfirmedTemplate.mail(to, values) }
  })
  return [...ofSale, ...ofRent]
}

/** At most three, one per reason. */
const alertChanges = () =>
  getSnapshot()
    .properties.filter(({ availability, price }) => availability === 'available' && price.kind === 'shown')
    .slice(0, changeReasons.length)
    .map(({ id, price }, index) => {
      const amount = price.kind === 'shown' ? price.amount : 0
      const reason = changeReasons[index] ?? 'new'
      const prices = reason === 'price' ? { price: amount, priceBefore: Math.round(amount * 1.05) } : {}
      return { propertyId: id, reason, ...prices, goal: 'sale', query: 'bedrooms=3' }
    })

function mailingSamples({ language }: About): Sample[] {
  const to = { to: email, language }
  const settings = { goal: 'sale', query: 'bedrooms=3', budget: 780_000, schedule: 'daily' as const }
  const article = getSnapshot().articles.find(({ path, image }) => path !== undefined && image)
  const changes = alertChanges()
  const alert = (some: typeof changes) => alertTemplate.mail(to, { subscriberId: nobody, firstName, changes: some })
  return [
    { name: 'search-confirm', mail: searchConfirmTemplate.mail(to, { firstName, settings, searchId: nobody }) },
    { name: 'search-welcome', mail: searchWelcomeTemplate.mail(to, { firstName, settings, subscriberId: nobody, found: 6 }) },
    ...(changes.length > 0 ? [{ name: 'alert', mail: alert(changes.slice(0, 1)) }] : []),
    ...(changes.length > 1 ? [{ name: 'alert-digest', mail: alert(changes) }] : []),
    { name: 'newsletter-confirm', mail: newsletterConfirmTemplate.mail(to, { subscriptionId: nobody }) },
    { name: 'newsletter-welcome', mail: newsletterWelcomeTemplate.mail(to, { subscriptionId: nobody }) },
    ...(article
      ? [{ name: 'newsletter', mail: articleTemplate.mail(to, { subscriptionId: nobody, articleId: article.id }) }]
      : []),
  ]
}

/** Mails about an account or a property of the recipient. */
function personalSamples(about: About): Sample[] {
  const { language, now } = about
  const to = { to: email, language }
  const [name, token] = ['Saar Lemmens', 'preview-preview-preview-preview']
  const month = now.toISOString().slice(0, 7)
  const actions = { favourite: 58, share: 12, documents: 23, information: 9, visit: 16, 'purchase-offer': 1 }
  const ofSale = propertyFor('visit', 'sale').flatMap(({ id: propertyId }): Sample[] => [
    {
      name: 'office-answer',
      mail: leadAnswerTemplate.mail(to, {
        ...{ form: 'information', subjectId: propertyId, author: 'Lotte Verhaegen', agentId: 11 },
        subject: answerSamples[language].subject,
        text: answerSamples[language].text,
      }),
    },
    { name: 'staff-invitation', mail: staffInvitationTemplate.mail(to, { name, token, days: 7 }) },
    { name: 'invitation', mail: invitationTemplate.mail(to, { name, propertyIds: [propertyId], token, days: 14 }) },
    { name: 'property-added', mail: propertyAddedTemplate.mail(to, { name, propertyIds: [propertyId] }) },
    { name: 'monthly-report', mail: reportTemplate.mail(to, { propertyId, month, views: 1042, actions, messages: 7 }) },
    {
      name: 'friend',
      mail: friendTemplate.mail(to, {
        subjectId: propertyId,
        sender: 'Tom Wouters',
        friend: 'Els',
        remark: friendRemarks[language],
      }),
    },
    {
      name: 'offer-second-buyer',
      mail: secondBuyerTemplate.mail(to, {
        leadId: nobody,
        subjectId: propertyId,
        fields: sampleFields(forms['purchase-offer'], language, now),
      }),
    },
  ])
  const ofRent = propertyFor('rental-application', 'rent').map(({ id: propertyId }) => ({
    name: 'application-link',
    mail: candidateTemplate.mail(to, { propertyId, firstName, expires: inDays(14, about) }),
  }))
  return [...ofSale, ...ofRent, { name: 'password-reset', mail: resetTemplate.mail(to, { name, token }) }]
}

/** In one language, without kinds that the content lacks. */
export const sampleMails = (about: About): Sample[] => [
  ...leadSamples(about),
  ...viewingSamples(about),
  ...mailingSamples(about),
  ...personalSamples(about),
  ...officeSamples({ to: email, language: about.language }),
]
