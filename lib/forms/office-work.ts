/** What the office has to do when a form comes in, and within which promise. */
import type { TermName } from '../domain/text/promises.ts'
import type { FormId } from './registry.ts'

/**
 * `answer`: somebody writes or phones back. `viewing`: waits to be confirmed, unless it took a free slot. `testimonial`: to be
 * approved. `nothing`: the site has answered by itself.
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

/** Forms that somebody has to answer. */
export const formsToAnswer: readonly string[] = Object.entries(officeWork).flatMap(([form, { kind }]) =>
  kind === 'nothing' || kind === 'viewing' || kind === 'testimonial' ? [] : [form],
)

/** Every form that the office has a promise to keep about, with which. */
export const promisedForms: readonly { form: string; term: TermName }[] = Object.entries(officeWork).flatMap(([form, work]) =>
  work.kind === 'nothing' ? [] : [{ form, term: work.term }],
)

/** What a form asks of the office; undefined for what it does not, and for a form that is no more. */
export const findWork = (form: string): Exclude<Work, { kind: 'nothing' }> | undefined => {
  const works: Readonly<Record<string, Work>> = officeWork
  const work = works[form]
  return work && work.kind !== 'nothing' ? work : undefined
}

/** Whether it is about somebody's income or past: each look at it is written down. */
export const isApplication = (form: string): boolean => findWork(form)?.kind === 'application'

type Joined = { form: string; propertyId: number | undefined }

/**
 * Whether a lead of the same person can stand below another one. What is decided on in a list of its own (an offer, an application, a viewing, a
 * testimonial) only where it is the same sent twice: below anything else nobody would see that it waits.
 */
export function canJoin(double: Joined, lead: Joined): boolean {
  const kind = findWork(double.form)?.kind
  if (kind === undefined || kind === 'answer') return true
  return double.form === lead.form && double.propertyId === lead.propertyId
}
