/** Parameters of an office form handler (forms.ts). */
import type { Right } from '../../../domain/office/rights.ts'
import type { Language } from '../../../domain/text/language.ts'
import type { Db } from '../../db/client.ts'
import type { Translate } from '../../pages/translator.ts'
import type { Staff } from '../staff/staff.ts'

export type OfficeJob<R extends Right, Values> = {
  db: Db
  staff: Staff<R>
  values: Values
  /** Language of the page that sent the form. */
  language: Language
  t: Translate
  now: Date
}
