/** What a form of the office has at hand when it is carried out (forms.ts). */
import type { Right } from '../../../domain/office/rights.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import type { Translate } from '../../pages/translator.ts'
import type { Staff } from '../staff/staff.ts'

export type OfficeJob<R extends Right, Values> = {
  db: Db
  staff: Staff<R>
  values: Values
  /** Of the page that it was sent from. */
  language: Language
  t: Translate
  now: Date
}
