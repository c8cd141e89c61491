/** Pieces that mails about a lead share. */
import 'server-only'
import { mailName } from '../../domain/text/mail-name.ts'
import type { Translate } from '../pages/translator.ts'
import type { Row } from './describe-values.ts'
import type { Subject } from './find-subject.ts'

/** `Dag An,`; by the address when there is no first name. */
export const greet = (t: Translate, firstName: unknown, email: string) =>
  t('Forms.mail.greeting', { name: mailName(firstName) || email })

export const subjectRows = (subject: Subject | undefined, label: string): Row[] =>
  subject ? [{ label, value: `${subject.title}, ${subject.town}\nRef. ${subject.id}\n${subject.url}` }] : []
