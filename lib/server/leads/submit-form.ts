/**
 * Processes a submitted form: validates it, stores the lead with everything that follows from it, and acknowledges it
 * (docs/architecture.md; ruling 26).
 */
import 'server-only'
import { randomUUID } from 'node:crypto'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { botProtectionFields, type Challenge } from '../../forms/challenge.ts'
import { parseForm } from '../../forms/define-form.ts'
import type { RawValues } from '../../forms/field.ts'
import { type FormState, type Returned, unreturnableKinds } from '../../forms/form-state.ts'
import { isFormId } from '../../forms/registry.ts'
import { logError } from '../../process/log.ts'
import { localizedHref } from '../../routing/href.ts'
import { type Guard, newChallenge, pendingChallenge, type Verdict } from '../bot-protection/guard.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Db, getDb } from '../db/client.ts'
import type { PassedChallenge } from '../db/repositories/forms/used-challenges.ts'
import { findLeadIdByToken, type SaveResult, saveLead } from '../db/repositories/leads/leads.ts'
import type { NewMessage } from '../db/repositories/outbox/outbox.ts'
import { findCrmTargets } from '../feeds/crm-lead.ts'
import { type ClosedAddresses, findClosedAddresses } from '../mail/recipient-limits.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { fingerprint } from '../security/fingerprint.ts'
import { prepareSignUp, wantsNewsletter } from '../subscriptions/newsletter/sign-up.ts'
import { countSearches } from '../subscriptions/saved-searches/count-fitting.ts'
import { boundDays } from './day-bounds.ts'
import { findSubject, type Subject } from './find-subject.ts'
import { findFormContext } from './form-context.ts'
import { type HandlerResult, prepared as nothingMore, type Prepared, type Refused } from './form-handler.ts'
import { handlers } from './handlers.ts'
import { type LeadFacts, leadMessages, recipientsOf, visitorMessages } from './lead-messages.ts'
import { type LeadInput, readLeadInput } from './read-lead.ts'

export type SubmitResult =
  | { kind: 'saved'; next: string }
  | Extract<FormState, { kind: 'invalid' | 'challenge' | 'refused' | 'failed' }>
  /** Not a form of this site. */
  | { kind: 'unknown' }

/** Identifies repeated attempts. Without script there is no token: the same content on the same day is the same lead. */
function tokenOf({ token, form, language, subjectId, values }: LeadInput, now: Date): string {
  if (token) return token
  const content = JSON.stringify([form.id, language, subjectId, values, now.toISOString().slice(0, 10)])
  // A keyed hash, so that the typed text cannot be guessed from the database.
  return fingerprint('submission', content, 'hex')
}

/** All values that can be shown again. */
const typedValues = ({ form, values }: LeadInput): RawValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !unreturnableKinds.includes(form.fields[name]?.kind)))

const attemptOf = ({ form, data }: LeadInput) => ({ form: form.id, data })

function returned(input: LeadInput, now: Date): Returned {
  const challenge = pendingChallenge(attemptOf(input), now)
  return { values: typedValues(input), ...(challenge && { challenge }) }
}

const askFor = (input: LeadInput, challenge: Challenge): SubmitResult => ({
  kind: 'challenge',
  challenge,
  values: typedValues(input),
})

function nextPage({ form, language }: LeadInput, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return localizedHref(getSnapshot().routeTable, form.thankYou, language) + (text && `?${text}`)
}

const toRefusal = (input: LeadInput, refused: Refused, now: Date): SubmitResult =>
  'code' in refused
    ? { kind: 'refused', code: refused.code, ...returned(input, now) }
    : { kind: 'invalid', errors: refused.errors, ...returned(input, now) }

/**
 * The field with the address of another person (such as a friend) who may not be mailed, if the form exists for that mail.
 * Nothing is reported about the visitor's own address: it may be somebody else's, and the visitor would learn what its owner did.
 */
function closedField({ form, values }: LeadInput, closed: ClosedAddresses): string | undefined {
  const field = form.essentialMail
  return field && field !== 'EMAIL' && closed.has(String(values[field]).trim().toLowerCase()) ? field : undefined
}

/** Error messages when a slot could not be booked, by reason. */
const slotRefusals: Partial<Record<SaveResult, Refused>> = {
  'slot-taken': { code: 'slotTaken' },
  'viewings-here': { code: 'viewingsHere' },
  viewings: { code: 'viewings' },
  unconfirmed: { code: 'dayUnconfirmed' },
}

/**
 * Messages that are sent while a slot is only reserved. If the confirmation mail cannot be sent, the agency is notified at once.
 */
function heldMessages(facts: LeadFacts, prepared: Prepared, closed: ClosedAddresses): NewMessage[] | undefined {
  if (!prepared.heldPart) return undefined
  const held = { part: prepared.heldPart, furtherMails: prepared.furtherMails ?? [] }
  const isUnreachable = closed.has(String(facts.values['EMAIL']).trim().toLowerCase())
  return isUnreachable ? leadMessages(facts, held, closed, 'held') : visitorMessages(facts, held, closed)
}

/**
 * Result of the bot protection.
 * @param network keyed hash of the visitor's network.
 */
type Passed = { challenge: PassedChallenge | undefined; network: string }

type Handled = {
  leadId: string
  subject: Subject | undefined
  values: Readonly<Record<string, unknown>>
  prepared: Prepared
}

/** The data of a lead and all mails about it, including a newsletter sign-up if the visitor ticked it. */
async function describeLead(db: Db, { form, language }: LeadInput, { leadId, subject, values, prepared }: Handled, now: Date) {
  const searches = subject?.property && form.notifiesAgency ? await countSearches(db, subject.property) : undefined
  const shown = { ...values, ...prepared.details }
  const crm = await findCrmTargets(db, form, subject?.id, values)
  const facts: LeadFacts = { id: leadId, form, language, subject, values: shown, createdAt: now.toISOString(), searches, crm }
  const email = typeof values['EMAIL'] === 'string' ? values['EMAIL'] : ''
  const signUp = email && wantsNewsletter(form.id, values) ? await prepareSignUp(db, email, language) : undefined
  const furtherMails = [...(prepared.furtherMails ?? []), ...(signUp ? [signUp.mail] : [])]
  return { facts, outgoing: { ...prepared, furtherMails }, email, subscription: signUp?.subscription }
}

function toSubmitResult(input: LeadInput, result: SaveResult, { thankYouQuery }: Prepared, now: Date): SubmitResult {
  const refusal = slotRefusals[result]
  if (refusal) return toRefusal(input, refusal, now)
  if (result === 'challenge-used') return askFor(input, newChallenge(input.form.id, now, 'captchaRequired'))
  void wakeOutbox()
  return { kind: 'saved', next: nextPage(input, thankYouQuery) }
}

const isKnown = async (db: Db, input: LeadInput, now: Date) => (await findLeadIdByToken(db, tokenOf(input, now))) !== undefined

async function save(
  db: Db,
  input: LeadInput,
  subject: Subject | undefined,
  values: Readonly<Record<string, unknown>>,
  { challenge, network }: Passed,
  now: Date,
): Promise<SubmitResult> {
  const { form, language, files } = input
  const knownId = await findLeadIdByToken(db, tokenOf(input, now))
  const leadId = knownId ?? randomUUID()
  // A concurrent attempt with the same token was stored first, and may have booked the slot that this one asks for.
  const acknowledge = () => save(db, input, subject, values, { challenge: undefined, network }, now)
  const handler = isFormId(form.id) ? handlers[form.id] : undefined
  const handled: HandlerResult = handler ? await handler({ db, language, now, leadId, subject, values, files }) : nothingMore({})
  // A repeated attempt: the handler may reject what the first attempt already did. No mail is sent, so no mail is counted.
  if (knownId !== undefined)
    return { kind: 'saved', next: nextPage(input, handled.kind === 'prepared' ? handled.prepared.thankYouQuery : {}) }
  if (handled.kind === 'refused') return (await isKnown(db, input, now)) ? acknowledge() : toRefusal(input, handled.refused, now)
  const { prepared } = handled
  const { facts, outgoing, email, subscription } = await describeLead(db, input, { leadId, subject, values, prepared }, now)
  const closed = await findClosedAddresses(db, recipientsOf(facts, outgoing), network, now)
  const field = closedField(input, closed)
  if (field) return { kind: 'invalid', errors: { [field]: 'mailClosed' }, ...returned(input, now) }
  const result = await saveLead(
    db,
    {
      id: leadId,
      token: tokenOf(input, now),
      form: form.id,
      language,
      email,
      propertyId: subject?.id,
      status: prepared.status ?? 'new',
      payload: facts.values,
      uploads: prepared.uploads ?? [],
      messages: leadMessages(facts, outgoing, closed),
      heldMessages: heldMessages(facts, outgoing, closed),
      slot: prepared.slot,
      challenge,
      subscription,
      alongside: prepared.alongside,
    },
    now,
  )
  if (result === 'known') return acknowledge()
  return toSubmitResult(input, result, prepared, now)
}

/** A repeated attempt is only acknowledged again, without a challenge and without counting. */
async function runGuard(db: Db, input: LeadInput, guard: Guard | undefined, now: Date): Promise<Verdict> {
  const isFree = !guard || (await isKnown(db, input, now))
  return isFree ? { kind: 'passed', challenge: undefined } : guard(db, attemptOf(input), now)
}

/**
 * Never throws: errors are logged without personal data, and the form keeps what was typed.
 * @param guard the bot protection; only called for valid forms, so that no challenge is used up in vain.
 * @param network keyed hash of the visitor's network, see lib/server/http/visitor-address.ts.
 */
export async function submitForm(data: FormData, now: Date, guard?: Guard, network = ''): Promise<SubmitResult> {
  const input = readLeadInput(data)
  if (!input) return { kind: 'unknown' }
  const { form, language, values } = input
  if (data.has(botProtectionFields.renew)) return askFor(input, newChallenge(form.id, now))
  const subject = findSubject(form.subject, input.subjectId, language)
  if (form.subject !== 'none' && !subject) return { kind: 'refused', code: 'subjectGone', ...returned(input, now) }
  const bounded = boundDays(form, toLocalTime(now).date)
  const parsed = parseForm(bounded, values, await findFormContext(form.id, language, subject))
  if (parsed.kind === 'invalid') return { kind: 'invalid', errors: parsed.errors, ...returned(input, now) }
  try {
    const db = await getDb()
    const verdict = await runGuard(db, input, guard, now)
    if (verdict.kind === 'asked') return askFor(input, verdict.challenge)
    if (verdict.kind === 'too-many') return { kind: 'refused', code: 'tooMany', ...returned(input, now) }
    return await save(db, input, subject, parsed.values, { challenge: verdict.challenge, network }, now)
  } catch (error) {
    logError('form-not-stored', { form: form.id, error })
    return { kind: 'failed', ...returned(input, now) }
  }
}
