/** The way of a filled-in form: checked, kept with everything that follows from it, and acknowledged (architecture; ruling 26). */
import 'server-only'
import { createHash, randomUUID } from 'node:crypto'
import { type FieldErrors, parseForm } from '../../forms/define-form.ts'
import type { RawValues } from '../../forms/field.ts'
import { isFormId } from '../../forms/registry.ts'
import { localizedHref } from '../../routing/href.ts'
import { type Db, getDb } from '../db/client.ts'
import { saveLead } from '../db/repositories/leads.ts'
import { wakeOutbox } from '../outbox/worker.ts'
import { getSnapshot } from '../snapshot/current-snapshot.ts'
import { findSubject, type Subject } from './find-subject.ts'
import { formContext } from './form-context.ts'
import { type HandlerResult, prepared as nothingMore } from './form-handler.ts'
import { handlers } from './handlers.ts'
import { leadMessages } from './lead-messages.ts'
import { readSubmission, type Submission } from './read-submission.ts'

export type SubmitResult =
  | { kind: 'saved'; next: string }
  | { kind: 'invalid'; errors: FieldErrors; values: RawValues }
  /** `code`: a key of `Forms.refusals`. */
  | { kind: 'refused'; code: string; values: RawValues }
  /** Nothing was stored (specification 8, "Mail not sent, try again"). */
  | { kind: 'failed'; values: RawValues }
  /** Not sent by a form of this site. */
  | { kind: 'unknown' }

/** Without script there is no token: the same content on the same day is the same submission. */
function tokenOf({ token, form, language, subjectId, values }: Submission, now: Date): string {
  if (token) return token
  const content = JSON.stringify([form.id, language, subjectId, values, now.toISOString().slice(0, 10)])
  return createHash('sha256').update(content).digest('hex')
}

/** Everything that was typed but secrets, to be shown again. */
const typedValues = ({ form, values }: Submission): RawValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => form.fields[name]?.kind !== 'password'))

function nextPage({ form, language }: Submission, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return localizedHref(getSnapshot().routeTable, form.thankYou, language) + (text && `?${text}`)
}

async function keep(
  db: Db,
  submission: Submission,
  subject: Subject | undefined,
  values: Readonly<Record<string, unknown>>,
  now: Date,
): Promise<SubmitResult> {
  const { form, language, files } = submission
  const leadId = randomUUID()
  const handler = isFormId(form.id) ? handlers[form.id] : undefined
  const handled: HandlerResult = handler ? await handler({ db, language, now, leadId, subject, values, files }) : nothingMore({})
  if (handled.kind === 'refused') {
    const typed = typedValues(submission)
    return 'code' in handled.refused
      ? { kind: 'refused', code: handled.refused.code, values: typed }
      : { kind: 'invalid', errors: handled.refused.errors, values: typed }
  }
  const { prepared } = handled
  const facts = { id: leadId, form, language, subject, values, createdAt: now.toISOString() }
  const email = typeof values['EMAIL'] === 'string' ? values['EMAIL'] : ''
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
      payload: { ...values, ...prepared.details },
      uploads: prepared.uploads ?? [],
      messages: leadMessages(facts, prepared),
      slot: prepared.slot,
    },
    now,
  )
  if (result === 'slot-taken') return { kind: 'refused', code: 'slotTaken', values: typedValues(submission) }
  void wakeOutbox()
  return { kind: 'saved', next: nextPage(submission, prepared.thankYouQuery) }
}

/** Never throws: what goes wrong is logged without personal data, and the visitor keeps what was typed. */
export async function submitForm(data: FormData, now: Date): Promise<SubmitResult> {
  const submission = readSubmission(data)
  if (!submission) return { kind: 'unknown' }
  const { form, language, values } = submission
  const subject = findSubject(form.subject, submission.subjectId, language)
  if (form.subject !== 'none' && !subject) return { kind: 'refused', code: 'subjectGone', values: typedValues(submission) }
  const parsed = parseForm(form, values, formContext(language, subject))
  if (parsed.kind === 'invalid') return { kind: 'invalid', errors: parsed.errors, values: typedValues(submission) }
  try {
    return await keep(await getDb(), submission, subject, parsed.values, now)
  } catch (error) {
    console.error(`Form ${form.id}: not stored: ${error instanceof Error ? error.message : error}`)
    return { kind: 'failed', values: typedValues(submission) }
  }
}
