/** The way of a filled-in form: checked, kept with everything that follows from it, and acknowledged (architecture; ruling 26). */
import 'server-only'
import { createHmac, randomUUID } from 'node:crypto'
import { type Challenge, robotFields } from '../../forms/challenge.ts'
import { parseForm } from '../../forms/define-form.ts'
import type { RawValues } from '../../forms/field.ts'
import { type FormState, type Returned, unreturnableKinds } from '../../forms/form-state.ts'
import { isFormId } from '../../forms/registry.ts'
import { localizedHref } from '../../routing/href.ts'
import { type Db, getDb } from '../db/client.ts'
import { isKnownToken, saveLead } from '../db/repositories/leads.ts'
import type { PassedChallenge } from '../db/repositories/used-challenges.ts'
import { type ClosedAddresses, findClosedAddresses, type Recipient } from '../mail/recipient-limits.ts'
import { prepareSignUp, wantsNewsletter } from '../newsletter/sign-up.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { askAnew, type Guard, pendingChallenge, type Verdict } from '../robots/guard.ts'
import { countSearches } from '../saved-searches/count-fitting.ts'
import { secretFor } from '../secret.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import { findSubject, type Subject } from './find-subject.ts'
import { formContext } from './form-context.ts'
import { type HandlerResult, prepared as nothingMore, type Refused } from './form-handler.ts'
import { handlers } from './handlers.ts'
import { leadMessages, recipientsOf } from './lead-messages.ts'
import { readSubmission, type Submission } from './read-submission.ts'

export type SubmitResult =
  | { kind: 'saved'; next: string }
  | Extract<FormState, { kind: 'invalid' | 'challenge' | 'refused' | 'failed' }>
  /** Not sent by a form of this site. */
  | { kind: 'unknown' }

/** Without script there is no token: the same content on the same day is the same submission. */
function tokenOf({ token, form, language, subjectId, values }: Submission, now: Date): string {
  if (token) return token
  const content = JSON.stringify([form.id, language, subjectId, values, now.toISOString().slice(0, 10)])
  // With our secret: whoever reads the database cannot try what may have been typed.
  return createHmac('sha256', secretFor('submission')).update(content).digest('hex')
}

/** Everything else that was typed, to be shown again. */
const typedValues = ({ form, values }: Submission): RawValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !unreturnableKinds.includes(form.fields[name]?.kind)))

const sendingOf = ({ form, data }: Submission) => ({ form: form.id, data })

function returned(submission: Submission, now: Date): Returned {
  const challenge = pendingChallenge(sendingOf(submission), now)
  return { values: typedValues(submission), ...(challenge && { challenge }) }
}

const askFor = (submission: Submission, challenge: Challenge): SubmitResult => ({
  kind: 'challenge',
  challenge,
  values: typedValues(submission),
})

function nextPage({ form, language }: Submission, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return localizedHref(getSnapshot().routeTable, form.thankYou, language) + (text && `?${text}`)
}

async function answerRefusal(db: Db, submission: Submission, refused: Refused, now: Date): Promise<SubmitResult> {
  // Sent again, it may be refused for what it did the first time, such as taking a slot.
  if (await isKnownToken(db, tokenOf(submission, now))) return { kind: 'saved', next: nextPage(submission) }
  return 'code' in refused
    ? { kind: 'refused', code: refused.code, ...returned(submission, now) }
    : { kind: 'invalid', errors: refused.errors, ...returned(submission, now) }
}

/** What was saved before mails nobody again, so nothing is counted for it. */
async function closedFor(db: Db, submission: Submission, recipients: readonly Recipient[], now: Date): Promise<ClosedAddresses> {
  return (await isKnownToken(db, tokenOf(submission, now))) ? new Map() : findClosedAddresses(db, recipients, now)
}

/** The field whose mail is what the form is for and cannot go out, if there is one. */
function closedField({ form, values }: Submission, closed: ClosedAddresses): string | undefined {
  const field = form.essentialMail
  return field && closed.has(String(values[field]).trim().toLowerCase()) ? field : undefined
}

async function keep(
  db: Db,
  submission: Submission,
  subject: Subject | undefined,
  values: Readonly<Record<string, unknown>>,
  challenge: PassedChallenge | undefined,
  now: Date,
): Promise<SubmitResult> {
  const { form, language, files } = submission
  const leadId = randomUUID()
  const handler = isFormId(form.id) ? handlers[form.id] : undefined
  const handled: HandlerResult = handler ? await handler({ db, language, now, leadId, subject, values, files }) : nothingMore({})
  if (handled.kind === 'refused') return answerRefusal(db, submission, handled.refused, now)
  const { prepared } = handled
  const told = { ...values, ...prepared.details }
  const searches = subject?.property && form.tellsAgency ? await countSearches(db, subject.property) : undefined
  const facts = { id: leadId, form, language, subject, values: told, createdAt: now.toISOString(), searches }
  const email = typeof values['EMAIL'] === 'string' ? values['EMAIL'] : ''
  const signUp = email && wantsNewsletter(form.id, values) ? await prepareSignUp(db, email, language, now) : undefined
  const outgoing = { ...prepared, furtherMails: [...(prepared.furtherMails ?? []), ...(signUp ? [signUp.mail] : [])] }
  const closed = await closedFor(db, submission, recipientsOf(facts, outgoing), now)
  const field = closedField(submission, closed)
  if (field) return { kind: 'invalid', errors: { [field]: 'mailClosed' }, ...returned(submission, now) }
  const result = await saveLead(
    db,
    {
      id: leadId,
      token: tokenOf(submission, now),
      form: form.id,
      language,
      email,
      propertyId: subject?.id,
      status: prepared.status ?? 'new',
      payload: told,
      uploads: prepared.uploads ?? [],
      messages: leadMessages(facts, outgoing, closed),
      slot: prepared.slot,
      challenge,
      subscription: signUp?.subscription,
      alongside: prepared.alongside,
    },
    now,
  )
  if (result === 'slot-taken') return { kind: 'refused', code: 'slotTaken', ...returned(submission, now) }
  if (result === 'challenge-used') return askFor(submission, askAnew(form.id, now, 'captchaRequired'))
  void wakeOutbox()
  return { kind: 'saved', next: nextPage(submission, prepared.thankYouQuery) }
}

/** What was saved before is only acknowledged again: nothing is asked, nothing counted. */
async function judge(db: Db, submission: Submission, guard: Guard | undefined, now: Date): Promise<Verdict> {
  const isFree = !guard || (await isKnownToken(db, tokenOf(submission, now)))
  return isFree ? { kind: 'passed', challenge: undefined } : guard(db, sendingOf(submission), now)
}

/**
 * Never throws: what goes wrong is logged without personal data, and the visitor keeps what was typed.
 * @param guard what keeps robots out; it sees only forms that are filled in well, so that no challenge is used up in vain.
 */
export async function submitForm(data: FormData, now: Date, guard?: Guard): Promise<SubmitResult> {
  const submission = readSubmission(data)
  if (!submission) return { kind: 'unknown' }
  const { form, language, values } = submission
  if (data.has(robotFields.renew)) return askFor(submission, askAnew(form.id, now))
  const subject = findSubject(form.subject, submission.subjectId, language)
  if (form.subject !== 'none' && !subject) return { kind: 'refused', code: 'subjectGone', ...returned(submission, now) }
  const parsed = parseForm(form, values, formContext(language, subject))
  if (parsed.kind === 'invalid') return { kind: 'invalid', errors: parsed.errors, ...returned(submission, now) }
  try {
    const db = await getDb()
    const verdict = await judge(db, submission, guard, now)
    if (verdict.kind === 'asked') return askFor(submission, verdict.challenge)
    if (verdict.kind === 'too-many') return { kind: 'refused', code: 'tooMany', ...returned(submission, now) }
    return await keep(db, submission, subject, parsed.values, verdict.challenge, now)
  } catch (error) {
    console.error(`Form ${form.id}: not stored: ${error instanceof Error ? error.message : error}`)
    return { kind: 'failed', ...returned(submission, now) }
  }
}
