/** Form handlers of the offers and applications pages: accept one with its letter, or reject one. */
import 'server-only'
import { z } from 'zod'
import { contenderForms, orderReasons } from '../../../domain/office/contenders.ts'
import type { Language } from '../../../domain/text/language.ts'
import { recordAudit } from '../../db/repositories/office/audit.ts'
import { releaseOffer } from '../../db/repositories/office/offer-releases.ts'
import { hasOwner } from '../../db/repositories/portal/owner-properties.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { contendersHref } from './contenders-view.ts'
import { accept, type DecisionResult, reject } from './make-decision.ts'
import { undoDecision } from './undo-decision.ts'

/** Messages that the page can show after the redirect. */
export const decisionMessages = [
  'accepted',
  'refused',
  'takenBack',
  'released',
  'released-unread',
  'late',
  'newer',
  'gone',
  'held',
  'closed',
  'no-reason',
  'no-owner',
] as const

export type DecisionMessage = (typeof decisionMessages)[number]

const decision = z.object({
  kind: z.enum(contenderForms),
  lead: z.string().min(1).max(64),
  version: z.coerce.number().int().min(1).max(1e9),
  property: z.coerce.number().int().positive(),
  SUBJECT: z.string().trim().max(200),
  TEXT: z.string().trim().max(20_000),
})

export const refuseSchema = decision

export const acceptSchema = decision.extend({
  listingVersion: z.coerce.number().int().min(0).max(1e9),
  from: z.string().max(20),
  /** `id:version` of all others. */
  others: z.string().max(20_000).default(''),
  reason: z.union([z.enum(orderReasons), z.literal('')]).default(''),
  /** Confirms that the owner agrees. */
  OWNER: z.literal('on').optional(),
})

/** Releases an offer to the owner. */
export const releaseSchema = decision.pick({ lead: true, property: true })

export const undoDecisionSchema = decision.pick({ kind: true, lead: true, property: true })

type Values = z.output<typeof decision>

type Job<Fields> = OfficeJob<'handleOffers', Fields>

const backTo = ({ kind, property }: Pick<Values, 'kind' | 'property'>, language: Language, said: DecisionMessage): Answer => ({
  goTo: `${contendersHref(kind, property, language)}?said=${said}`,
})

/** Sends the typed letter back. */
function answer(job: Job<Values>, result: DecisionResult | 'no-owner', done: DecisionMessage): Answer {
  const { values, language, t } = job
  if (result === 'done') {
    void wakeOutbox()
    return backTo(values, language, done)
  }
  if (result === 'gone' || result === 'wrong-value') return backTo(values, language, 'gone')
  return { ...wrong(t(`OfficeOffers.said.${result}`)), values: { SUBJECT: values.SUBJECT, TEXT: values.TEXT } }
}

/** Errors at the fields of the letter. */
function letterErrors({ values, t }: Job<Values>): Record<string, string> {
  return {
    ...(values.SUBJECT === '' && { SUBJECT: t('OfficeLeads.subjectRequired') }),
    ...(values.TEXT === '' && { TEXT: t('OfficeLeads.textRequired') }),
  }
}

function incomplete(job: Job<Values>): Answer | undefined {
  const errors = letterErrors(job)
  if (Object.keys(errors).length === 0) return undefined
  const typed = { SUBJECT: job.values.SUBJECT, TEXT: job.values.TEXT }
  return { ...wrong(job.t('OfficeLeads.answerWrong')), errors, values: typed }
}

/** Accepts one; the form must confirm that the owner agrees. */
export async function receiveAcceptance(job: Job<z.output<typeof acceptSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const { kind, lead, version, property, listingVersion, from, others, reason, OWNER, SUBJECT, TEXT } = values
  const missing = incomplete(job)
  if (missing) return missing
  if (!OWNER) return answer(job, 'no-owner', 'accepted')
  const request = {
    ...{ form: kind, from, reason: reason || undefined },
    lead: { id: lead, version },
    listing: { id: property, version: listingVersion },
    others: others.split(',').filter(Boolean),
    letter: { subject: SUBJECT, text: TEXT },
  }
  // Times of cancelled viewings stay reserved while the decision can be undone; the waiting list is notified afterwards.
  return answer(job, await accept(db, staff, request, now), 'accepted')
}

export async function receiveOfferRefusal(job: Job<z.output<typeof refuseSchema>>): Promise<Answer> {
  const { db, staff, values, now } = job
  const missing = incomplete(job)
  if (missing) return missing
  const { kind, lead, version, property, SUBJECT, TEXT } = values
  const rejected = { form: kind, lead: { id: lead, version }, propertyId: property, letter: { subject: SUBJECT, text: TEXT } }
  return answer(job, await reject(db, staff, rejected, now), 'refused')
}

export async function receiveUndoneDecision(job: Job<z.output<typeof undoDecisionSchema>>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const result = await undoDecision(db, staff, { form: values.kind, leadId: values.lead, propertyId: values.property }, now)
  return backTo(values, language, result === 'done' ? 'takenBack' : result === 'wrong-value' ? 'gone' : result)
}

/** A release cannot be undone: the owner may have read it already. */
export async function receiveRelease({ db, staff, values, language, now }: Job<z.output<typeof releaseSchema>>): Promise<Answer> {
  const { lead, property } = values
  const isReleased = await db.transaction().execute(async (transaction) => {
    const known = await releaseOffer(transaction, staff, { leadId: lead, propertyId: property }, now)
    if (known) await recordAudit(transaction, staff, { action: 'published', subject: 'offer', subjectId: lead }, now)
    return known
  })
  const said = (await hasOwner(db, property)) ? 'released' : 'released-unread'
  return backTo({ kind: 'purchase-offer', property }, language, isReleased ? said : 'gone')
}
