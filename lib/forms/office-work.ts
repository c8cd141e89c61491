/** The task of the office for each form, and the promise that applies. */
import type { TermName } from '../domain/text/promises.ts'
import type { FormId } from './registry.ts'

/**
 * `answer`: to be answered by mail or phone. `viewing`: to be confirmed, unless a free slot was booked. `testimonial`: to be
 * approved. `nothing`: handled automatically.
 */
type Work = { kind: 'answer' | 'viewing' | 'offer' | 'application' | 'testimonial'; term: TermName } | { kind: 'nothing' }

const officeWork = {
  'change-search': { kind: 'nothing' },
  contact: { kind: 'answer', term: 'answer' },
  'demand-register': { kind: 'nothing' },
  'discreet-request': { kind: 'answer', term: 'answer' },
  documents: { kind: 'nothing' },
  information: { kind: 'answer', term: 'answer' },
  'job-application': { kind: 'application', term: 'jobAnswer' },
  'new-build': { kind: 'answer', term: 'answer' },
  newsletter: { kind: 'nothing' },
  'purchase-offer': { kind: 'offer', term: 'answer' },
  'rental-application': { kind: 'application', term: 'rentalAnswer' },
  'save-search': { kind: 'nothing' },
  'send-to-friend': { kind: 'nothing' },
  testimonial: { kind: 'testimonial', term: 'testimonialReview' },
  valuation: { kind: 'answer', term: 'answer' },
  visit: { kind: 'viewing', term: 'answer' },
} as const satisfies Record<FormId, Work>

export type WorkKind = Exclude<Work['kind'], 'nothing'>

/** Forms that need an answer. */
export const formsToAnswer: readonly string[] = Object.entries(officeWork).flatMap(([form, { kind }]) =>
  kind === 'nothing' || kind === 'viewing' || kind === 'testimonial' ? [] : [form],
)

/** Every form with a promise, and which. */
export const promisedForms: readonly { form: string; term: TermName }[] = Object.entries(officeWork).flatMap(([form, work]) =>
  work.kind === 'nothing' ? [] : [{ form, term: work.term }],
)

/** The task for a form; undefined for forms without one and for removed forms. */
export const findWork = (form: string): Exclude<Work, { kind: 'nothing' }> | undefined => {
  const works: Readonly<Record<string, Work>> = officeWork
  const work = works[form]
  return work && work.kind !== 'nothing' ? work : undefined
}

/** Whether it contains data on income or past: each access is logged. */
export const isApplication = (form: string): boolean => findWork(form)?.kind === 'application'

type Joined = { form: string; propertyId: number | undefined }

/**
 * Whether a lead of the same person may be merged into another. Leads decided in lists of their own (offers, applications,
 * viewings, testimonials) are only merged when they are exact repetitions: otherwise they would disappear from their list.
 */
export function canJoin(double: Joined, lead: Joined): boolean {
  const kind = findWork(double.form)?.kind
  if (kind === undefined || kind === 'answer') return true
  return double.form === lead.form && double.propertyId === lead.propertyId
}
