/**
 * All forms of the office. Each entry names the right it requires; the right is checked before the form is read, and the handler
 * receives the `Staff` value of that right.
 */
import 'server-only'
import { z } from 'zod'
import { type Right, ranks } from '../../../domain/office/rights.ts'
import { languageCodes } from '../../../domain/text/language.ts'
import { readVisitor } from '../../accounts/request.ts'
import { getDb } from '../../db/client.ts'
import { type Answer, readFormLanguage } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import { translatorOf } from '../../pages/translator.ts'
import { fieldAnswerSchema, receiveAcceptedRun, receiveFieldAnswer, receiveRun, runSchema } from '../feeds/feed-forms.ts'
import { hoursSchema, receiveHours, receiveOwnHours } from '../hours/hours-forms.ts'
import {
  answerSchema,
  assignSchema,
  eraseSchema,
  mergeSchema,
  noteSchema,
  receiveAnswer,
  receiveAssignment,
  receiveErasure,
  receiveMerge,
  receiveNote,
  receiveState,
  receiveUndoneLead,
  stateSchema,
  undoLeadSchema,
} from '../leads/lead-forms.ts'
import {
  overrideSchema,
  plansSchema,
  receiveListingState,
  receiveOverride,
  receivePlans,
  receiveUndo,
  receiveUndoneListing,
  stateOfListingSchema,
  undoListingSchema,
  undoSchema,
} from '../listings/listing-forms.ts'
import {
  articleSchema,
  discreetSchema,
  receiveDiscreetMailing,
  receiveSending,
  receiveTest,
} from '../newsletter/mailing-forms.ts'
import {
  acceptSchema,
  receiveAcceptance,
  receiveOfferRefusal,
  receiveRelease,
  receiveUndoneDecision,
  refuseSchema,
  releaseSchema,
  undoDecisionSchema,
} from '../offers/offer-forms.ts'
import {
  logSchema,
  ownedSchema,
  ownerInvitationSchema,
  receiveLog,
  receiveOwned,
  receiveOwnerInvitation,
  receiveTaking,
} from '../people/owner-forms.ts'
import { receiveSettings, settingsSchema } from '../settings/settings-forms.ts'
import { authorizeRequest } from '../staff/staff.ts'
import { receiveEndSessions, receiveInvitation, receiveRank, receiveRemoval } from '../staff/staff-forms.ts'
import {
  approveSchema,
  receiveApproval,
  receiveRefusal,
  receiveUndoneJudgement,
  rejectSchema,
  unjudgeSchema,
} from '../testimonials/testimonial-forms.ts'
import {
  articleRemovalSchema,
  newArticleSchema,
  pictureRemovalSchema,
  receiveArticleRemoval,
  receiveNewArticle,
  receivePictureRemoval,
} from '../texts/article-forms.ts'
import { receiveRestored, receiveText, restoreSchema, textSchema } from '../texts/text-forms.ts'
import { planSchema, receivePlan } from '../viewings/plan-forms.ts'
import {
  cancelSchema,
  proposeSchema,
  receiveCancellation,
  receiveConfirmation,
  receiveMove,
  receiveProposal,
  receiveReport,
  receiveUndoneViewing,
  reportSchema,
  timeSchema,
  undoViewingSchema,
} from '../viewings/viewing-forms.ts'
import { formValues } from './form-values.ts'
import type { OfficeJob } from './office-job.ts'
import { denyForm, redirectToLogin, rejectForm } from './reject-form.ts'

type OfficeForm = { right: Right; receive: (data: FormData) => Promise<Answer> }

/** @param schema of its fields; values that fail it are sent back */
function officeForm<R extends Right, Schema extends z.ZodType>(
  right: R,
  schema: Schema,
  run: (job: OfficeJob<R, z.output<Schema>>) => Promise<Answer>,
): OfficeForm {
  async function receive(data: FormData): Promise<Answer> {
    const language = readFormLanguage(data)
    const [{ headers }, sent] = [await readVisitor(), formValues(data)]
    const authorization = await authorizeRequest(headers, right)
    if (authorization.kind === 'out' && !authorization.isLoggedIn) return redirectToLogin(sent, headers, language)
    if (authorization.kind === 'secondFactor') return { goTo: linkHref('office/second-factor', language) }
    if (authorization.kind === 'denied') return denyForm(language)
    if (authorization.kind !== 'in') return { goTo: linkHref('office/login', language) }
    const values = schema.safeParse(sent)
    if (!values.success) return rejectForm(sent, values.error, language)
    const at = { db: await getDb(), language, t: translatorOf(language), now: new Date() }
    return run({ ...at, staff: authorization.staff, values: values.data })
  }
  return { right, receive }
}

const member = z.object({ member: z.string().min(1).max(64) })

/** Only mail and name are typed and validated with a message at the field; the rest is chosen from lists. */
const invitation = z.object({
  EMAIL: z.string().trim().max(254).default(''),
  NAME: z.string().trim().max(120).default(''),
  rank: z.enum(ranks),
  agent: z
    .string()
    .regex(/^\d{0,9}$/)
    .default(''),
  invitee: z.enum(languageCodes),
})

/** By the form name in the request. */
export const officeForms: Readonly<Record<string, OfficeForm>> = {
  'office-article-new': officeForm('writeTexts', newArticleSchema, receiveNewArticle),
  'office-article-remove': officeForm('publishTexts', articleRemovalSchema, receiveArticleRemoval),
  'office-feed-accept': officeForm('acceptGone', runSchema, receiveAcceptedRun),
  'office-feed-answer': officeForm('handleFeeds', fieldAnswerSchema, receiveFieldAnswer),
  'office-feed-run': officeForm('handleFeeds', runSchema, receiveRun),
  'office-hours': officeForm('changeSettings', hoursSchema, receiveHours),
  'office-hours-own': officeForm('ownSettings', hoursSchema, receiveOwnHours),
  'office-lead-answer': officeForm('handleLeads', answerSchema, receiveAnswer),
  'office-lead-assign': officeForm('handleLeads', assignSchema, receiveAssignment),
  'office-lead-merge': officeForm('handleLeads', mergeSchema, receiveMerge),
  'office-lead-note': officeForm('handleLeads', noteSchema, receiveNote),
  'office-lead-state': officeForm('handleLeads', stateSchema, receiveState),
  'office-lead-undo': officeForm('handleLeads', undoLeadSchema, receiveUndoneLead),
  'office-listing-override': officeForm('handleListings', overrideSchema, receiveOverride),
  'office-listing-plans': officeForm('handleListings', plansSchema, receivePlans),
  'office-listing-state': officeForm('handleListings', stateOfListingSchema, receiveListingState),
  'office-listing-undo': officeForm('handleListings', undoSchema, receiveUndo),
  'office-listing-back': officeForm('handleListings', undoListingSchema, receiveUndoneListing),
  'office-newsletter-send': officeForm('sendMailings', articleSchema, receiveSending),
  'office-newsletter-test': officeForm('sendMailings', articleSchema, receiveTest),
  'office-offer-mail': officeForm('sendMailings', discreetSchema, receiveDiscreetMailing),
  'office-owner-give': officeForm('handleOwners', ownedSchema, receiveOwned),
  'office-owner-invite': officeForm('handleOwners', ownerInvitationSchema, receiveOwnerInvitation),
  'office-owner-log': officeForm('handleOwners', logSchema, receiveLog),
  'office-owner-take': officeForm('handleOwners', ownedSchema, receiveTaking),
  'office-offer-accept': officeForm('handleOffers', acceptSchema, receiveAcceptance),
  'office-offer-refuse': officeForm('handleOffers', refuseSchema, receiveOfferRefusal),
  'office-offer-release': officeForm('handleOffers', releaseSchema, receiveRelease),
  'office-offer-undo': officeForm('handleOffers', undoDecisionSchema, receiveUndoneDecision),
  'office-person-erase': officeForm('erasePeople', eraseSchema, receiveErasure),
  'office-pictures-remove': officeForm('publishTexts', pictureRemovalSchema, receivePictureRemoval),
  'office-settings': officeForm('publishTexts', settingsSchema, receiveSettings),
  'office-staff-invite': officeForm('manageStaff', invitation, receiveInvitation),
  'office-staff-rank': officeForm('manageStaff', member.extend({ rank: z.enum(ranks) }), receiveRank),
  'office-staff-sessions': officeForm('manageStaff', member, receiveEndSessions),
  'office-testimonial-approve': officeForm('judgeTestimonials', approveSchema, receiveApproval),
  'office-testimonial-reject': officeForm('judgeTestimonials', rejectSchema, receiveRefusal),
  'office-testimonial-undo': officeForm('judgeTestimonials', unjudgeSchema, receiveUndoneJudgement),
  'office-text': officeForm('writeTexts', textSchema, receiveText),
  'office-text-restore': officeForm('publishTexts', restoreSchema, receiveRestored),
  'office-viewing-cancel': officeForm('handleViewings', cancelSchema, receiveCancellation),
  'office-viewing-confirm': officeForm('handleViewings', timeSchema, receiveConfirmation),
  'office-viewing-move': officeForm('handleViewings', timeSchema, receiveMove),
  'office-viewing-plan': officeForm('handleViewings', planSchema, receivePlan),
  'office-viewing-propose': officeForm('handleViewings', proposeSchema, receiveProposal),
  'office-viewing-report': officeForm('handleViewings', reportSchema, receiveReport),
  'office-viewing-undo': officeForm('handleViewings', undoViewingSchema, receiveUndoneViewing),
  'office-staff-remove': officeForm('manageStaff', member, receiveRemoval),
}

export const isOfficeForm = (name: string): boolean => Object.hasOwn(officeForms, name)

/** The handler of a form; undefined for an unknown name. */
export const findOfficeReceiver = (name: string) => officeForms[name]?.receive
