/** Forms of the office that come back as they were typed, when they could not be taken (docs/decisions/029-forms-come-back.md). */
import 'server-only'
import type { z } from 'zod'
import type { Language } from '../../../domain/text/language.ts'
import { formFields } from '../../../forms/form-state.ts'
import { returnAddress } from '../../../routing/returned-form.ts'
import { type Answer, wrong } from '../../accounts/run-form.ts'
import { readFormPage } from '../../forms/form-request.ts'
import { linkHref } from '../../pages/link-href.ts'
import { type Translate, translatorOf } from '../../pages/translator.ts'
import { textsIn } from './form-values.ts'

type Values = Readonly<Record<string, FormDataEntryValue>>

/** Those whose pages show them again (components/office/returned-field.client.tsx). */
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

/** Characters of one field that are worth to be kept. */
const maxFieldLength = 60_000

const nameOf = (values: Values) => String(values[formFields.form] ?? '')

/** A text that keeps itself stands on its page still, which tries again. */
const isReturning = (values: Values) => returning.has(nameOf(values)) && values['do'] !== 'auto'

/** What is too long is said at its field. */
function fieldErrors({ issues }: z.ZodError, t: Translate): Record<string, string> {
  const found = issues.map((issue) => [
    String(issue.path[0] ?? ''),
    issue.code === 'too_big' && issue.origin === 'string'
      ? t('OfficeEntry.tooLong', { count: Number(issue.maximum) })
      : t('OfficeEntry.notRead'),
  ])
  return Object.fromEntries(found.toReversed())
}

/** A form that does not hold: back to its page with what was typed, or to Today, which says so. */
export function rejectForm(values: Values, error: z.ZodError, language: Language): Answer {
  if (!isReturning(values)) return toToday(language, 'not-read')
  const t = translatorOf(language)
  return { ...wrong(t('OfficeEntry.notSaved')), errors: fieldErrors(error, t), values: textsIn(values, maxFieldLength) }
}

/** What Today says of a form that led there: it made no sense, or it is not for whoever sent it, as whose rank was changed meanwhile. */
export const formRejections = ['not-read', 'denied'] as const

export type FormRejection = (typeof formRejections)[number]

const toToday = (language: Language, said: FormRejection): Answer => ({ goTo: `${linkHref('office', language)}?said=${said}` })

export const denyForm = (language: Language): Answer => toToday(language, 'denied')

/**
 * A form that came after the session had ended: the login says so, and leads back to its page. What was typed waits there for whoever typed it, and for
 * nobody else who logs in at that browser.
 */
export function leadToLogin(values: Values, headers: Headers, language: Language): Answer {
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
