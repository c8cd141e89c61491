/** What conditions of fields may ask beside the fields. */
import 'server-only'
import type { ConditionRecord } from '../../domain/site/condition.ts'
import type { Language } from '../../domain/text/language.ts'
import { logError } from '../../process/log.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import { getDb } from '../db/client.ts'
import { findCalendar, findContentCalendar } from '../viewings/free-slots.ts'
import type { Subject } from './find-subject.ts'

/**
 * An empty text where there is nothing to say, so that a rule can ask for it.
 * @param hasSlots whether the agent has slots to choose from, where somebody looked; else as the content has it.
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

/** Undefined for forms that do not ask, and when the database does not answer: then the content says it. */
async function hasSlots(form: string, subject: Subject | undefined): Promise<boolean | undefined> {
  if (form !== 'visit' || !subject?.property) return undefined
  try {
    return (await findCalendar(await getDb(), subject.property)) !== undefined
  } catch (error) {
    logError('calendar-not-read', { error })
    return undefined
  }
}

/** With what agents set in the office. */
export const findFormContext = async (form: string, language: Language, subject: Subject | undefined): Promise<ConditionRecord> =>
  formContext(language, subject, await hasSlots(form, subject))
