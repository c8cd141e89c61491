/** Rejected forms of the office are shown again with the typed values (docs/decisions/029-forms-come-back.md). */
import 'server-only'
import type { z } from 'zod'
import type { Language } from '../../../domain/text/language.ts'
import { formFields } from '../../../forms/form-state.ts'
import { returnAddress } from '../../../routing/returned-form.ts'
import { readFormPage } from '../../forms/form-request.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { linkHref } from '../../pages/link-href.ts'
import { type Translate, translatorOf } from '../../pages/translator.ts'
import { textsIn } from './form-values.ts'

type Values = Readonly<Record<string, FormDataEntryValue>>

/** Forms whose pages can show typed values again (components/office/forms/returned-field.client.tsx). */
const returning: ReadonlySet<string> = new Set([
  'office-article-new',
  'office-hours',
  'office-hours-own',
  'office-lead-answer',
  'office-lead-note',
  'office-listing-override',
  'office-listing-plans',
  'office-offer-accept',
  'office-offer-refuse',
  'office-owner-invite',
  'office-owner-log',
  'office-settings',
  'office-staff-invite',
  'office-text',
  'office-viewing-cancel',
  'office-viewing-confirm',
  'office-viewing-move',
  'office-viewing-plan',
  'office-viewing-propose',
  'office-viewing-report',
])

/** Longest value of one field that is sent back, in characters. */
const maxFieldLength = 60_000

const nameOf = (values: Values) => String(values[formFields.form] ?? '')

/** Autosaved texts are excluded: their page is still open and retries. */
const isReturning = (values: Values) => returning.has(nameOf(values)) && values['do'] !== 'auto'

/** Values that are too long get their error at the field. */
function fieldErrors({ issues }: z.ZodError, t: Translate): Record<string, string> {
  const found = issues.map((issue) => [
    String(issue.path[0] ?? ''),
    issue.code === 'too_big' && issue.origin === 'string'
      ? t('OfficeEntry.tooLong', { count: Number(issue.maximum) })
      : t('OfficeEntry.notRead'),
  ])
  return Object.fromEntries(found.toReversed())
}

/** Answers a form whose values fail validation: back to its page with the typed values, or to Today with a message. */
export function rejectForm(values: Values, error: z.ZodError, language: Language): Answer {
  if (!isReturning(values)) return toToday(language, 'not-read')
  const t = translatorOf(language)
  return { ...wrong(t('OfficeEntry.notSaved')), errors: fieldErrors(error, t), values: textsIn(values, maxFieldLength) }
}

/** Reasons that Today shows for a redirected form: not readable, or the right is missing (for example after a change of rank). */
export const formRejections = ['not-read', 'denied'] as const

export type FormRejection = (typeof formRejections)[number]

const toToday = (language: Language, said: FormRejection): Answer => ({ goTo: `${linkHref('office', language)}?said=${said}` })

/** Redirects to Today with the message that the right is missing. */
export const denyForm = (language: Language): Answer => toToday(language, 'denied')

/**
 * Answers a form sent after the session ended: the login page says so and leads back to the form's page. The typed values are
 * stored for their author only, not for another account that logs in with that browser.
 */
export function redirectToLogin(values: Values, headers: Headers, language: Language): Answer {
  const page = readFormPage(headers)
  const [form, author] = [nameOf(values), values['author']]
  const isStored = isReturning(values) && typeof author === 'string' && author !== ''
  const [next = '/'] = isStored ? returnAddress(page, form).split('#') : page.split('?')
  const goTo = `${linkHref('office/login', language)}?${new URLSearchParams({ next, said: isStored ? 'kept' : 'ended' })}`
  if (!isStored) return { goTo }
  const t = translatorOf(language)
  const account = { ...wrong(t('OfficeEntry.notSent'), t('OfficeEntry.sendAgain')), values: textsIn(values, maxFieldLength) }
  return { goTo, waits: { form, account, author } }
}
