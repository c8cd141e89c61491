/** What conditions of fields may ask beside the fields. */
import 'server-only'
import type { ConditionRecord } from '../../domain/site/condition.ts'
import type { Language } from '../../domain/text/language.ts'
import { getSnapshot } from '../content/current-snapshot.ts'
import { findCalendar } from '../viewings/free-slots.ts'
import type { Subject } from './find-subject.ts'

/** An empty text where there is nothing to say, so that a rule can ask for it. */
export const formContext = (language: Language, subject: Subject | undefined): ConditionRecord => ({
  language,
  region: subject?.region ?? '',
  goal: subject?.property?.goal ?? '',
  /** Whether the agent has slots to choose from. */
  calendar: subject?.property && findCalendar(subject.property) ? 'yes' : 'no',
  ...(getSnapshot().site.forms.titleRequired && { titleRequired: 'yes' }),
})
