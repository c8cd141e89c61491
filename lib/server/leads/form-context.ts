/** What conditions of form fields may depend on, in addition to other fields. */
import 'server-only'
import type { ConditionRecord } from '../../domain/site/condition.ts'
import type { Language } from '../../domain/text/language.ts'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { findCalendar, findContentCalendar } from '../viewings/free-slots.ts'
import type { Subject } from './find-subject.ts'

/**
 * Missing values are empty texts, so that conditions can test for them.
 * @param hasSlots whether the agent has free slots, if that was looked up; else derived from the content.
 */
export const formContext = (
  language: Language,
  subject: Subject | undefined,
  hasSlots = subject?.property !== undefined && findContentCalendar(subject.property) !== undefined,
): ConditionRecord => ({
  language,
  region: subject?.region ?? '',
  goal: subject?.property?.goal ?? '',
  calendar: hasSlots ? 'yes' : 'no',
  ...(getSnapshot().site.forms.titleRequired && { titleRequired: 'yes' }),
})

/** Undefined for forms without slots, and when the database fails: then the content decides. */
async function hasSlots(form: string, subject: Subject | undefined): Promise<boolean | undefined> {
  if (form !== 'visit' || !subject?.property) return undefined
  try {
    return (await findCalendar(await getDb(), subject.property)) !== undefined
  } catch (error) {
    logError('calendar-not-read', { error })
    return undefined
  }
}

/** Includes the working hours that agents set in the office. */
export const findFormContext = async (form: string, language: Language, subject: Subject | undefined): Promise<ConditionRecord> =>
  formContext(language, subject, await hasSlots(form, subject))
