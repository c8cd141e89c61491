/**
 * What the forms of accounts, office and portal have in common: what they answer, and, for those of accounts, that they are parsed,
 * errors are shown next to the fields, and valid values are passed to the handler.
 */
import 'server-only'
import type { z } from 'zod'
import { passwordLength } from '../../domain/site/password-length.ts'
import { toLocalTime } from '../../domain/text/brussels-time.ts'
import { isLanguage, type Language } from '../../domain/text/language.ts'
import type { NoticeState } from '../../forms/notice-state.ts'
import { logError } from '../../process/log.ts'
import type { Visitor } from '../accounts/log-in.ts'
import { readVisitor } from '../accounts/request.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { type Db, getDb } from '../db/client.ts'
import { type Translate, translatorOf } from '../pages/translator.ts'

export type Job<Values> = {
  values: Values
  language: Language
  /** The page to open after a login; untrusted. */
  next: string
  t: Translate
  db: Db
  visitor: Visitor
  now: Date
}

/** State to show in a form of the next page, only to the account that sent it. */
export type Waiting = { form: string; account: NoticeState; author: string }

/** What the form shows next, or the page to redirect to. */
export type Answer = NoticeState | { goTo: string; waits?: Waiting }

/** Values shown again after an error; passwords and codes have to be typed again. */
const preservedFields = ['EMAIL']

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

const typedValues = (data: FormData) =>
  Object.fromEntries(preservedFields.map((name) => [name, textOf(data, name).slice(0, 254)]))

/** Only the first error of each field. */
function fieldErrors({ issues }: z.ZodError, t: Translate): Record<string, string> {
  const found = issues.map(({ path, message }) => [String(path[0] ?? ''), t(`Account.${message}`, passwordLength)] as const)
  return Object.fromEntries(found.toReversed())
}

/** The language that the form was sent in; the default one if it is missing or invalid. */
export function readFormLanguage(data: FormData): Language {
  const language = textOf(data, 'language')
  return isLanguage(language) ? language : getSnapshot().site.defaultLanguage
}

/** Errors that `handle` throws are logged; the form is then shown again with what was typed. */
export async function runForm<Schema extends z.ZodType>(
  schema: Schema,
  data: FormData,
  handle: (job: Job<z.output<Schema>>) => Promise<Answer>,
): Promise<Answer> {
  const language = readFormLanguage(data)
  const t = translatorOf(language)
  const values = typedValues(data)
  const typed = schema.safeParse(Object.fromEntries(data))
  if (!typed.success) return { ...wrong(t('Account.problem')), errors: fieldErrors(typed.error, t), values }
  const answer = await readVisitor()
    .then(async (visitor) =>
      handle({ values: typed.data, language, next: textOf(data, 'next'), t, db: await getDb(), visitor, now: new Date() }),
    )
    .catch((error: unknown): Answer => {
      logError('account-failed', { error })
      return wrong(t('Account.failedTitle'), t('Account.failed'))
    })
  return 'goTo' in answer ? answer : { values, ...answer }
}

/** The state of a form with an error notice. */
export const wrong = (title: string, text?: string): NoticeState => ({ notice: { tone: 'wrong', title, ...(text && { text }) } })

/** The state of a form with a success notice. */
export const done = (title: string, text?: string): NoticeState => ({ notice: { tone: 'done', title, ...(text && { text }) } })

/**
 * Too many attempts.
 * @param until when it may be tried again; rounded up to the next minute in the message.
 */
export const waitFor = (t: Translate, until: Date): NoticeState =>
  wrong(t('Account.waitTitle'), t('Account.wait', { time: toLocalTime(new Date(until.getTime() + 59_999)).time }))
