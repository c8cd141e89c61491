/** Form handlers for planning a viewing: save it, or preview its mail. */
import 'server-only'
import { z } from 'zod'
import { type Language, languageCodes } from '../../../domain/text/language.ts'
import { person } from '../../../forms/person.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import type { Db } from '../../db/client.ts'
import { findLead } from '../../db/repositories/leads/leads.ts'
import { isUnwanted } from '../../db/repositories/outbox/unwanted-mail.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { leadLanguage } from '../../leads/lead-language.ts'
import { recipientKey } from '../../mail/recipient-limits.ts'
import type { Translate } from '../../pages/translator.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { textOf } from '../leads/lead-summary.ts'
import { viewingHref } from './calendar-query.ts'
import { findViewable } from './plan-view.ts'
import { type PlannedVisitor, planViewing } from './plan-viewing.ts'
import { timeOf, undoOfViewing, wakeOutboxLater } from './viewing-forms.ts'

const text = (length: number) => z.string().trim().max(length).default('')

export const planSchema = z.object({
  property: z.coerce.number().int().positive(),
  /** Idempotency token of the page. */
  token: z.string().min(8).max(64),
  slots: z.union([z.iso.datetime(), z.literal('')]).default(''),
  time: z.union([z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/), z.literal('')]).default(''),
  note: text(600),
  /** The lead with the request; its sender is then the visitor. */
  lead: text(64),
  version: z.coerce.number().int().min(0).max(1e9).default(0),
  FIRST_NAME: text(60),
  LAST_NAME: text(60),
  EMAIL: text(254),
  PHONE_NUMBER: text(40),
  visitor: z.enum(languageCodes).optional(),
})

export type PlanValues = z.output<typeof planSchema>

export const planTime = ({ slots, time }: PlanValues): Date | undefined => timeOf({ slot: slots, time })

/** With a lead its sender, otherwise the typed person. */
export async function visitorIn(db: Db, values: PlanValues): Promise<PlannedVisitor | undefined> {
  if (values.lead === '') {
    const { FIRST_NAME: firstName, LAST_NAME: lastName, EMAIL, PHONE_NUMBER: phone } = values
    const language: Language = values.visitor ?? getSnapshot().site.defaultLanguage
    return { title: '', firstName, lastName, email: EMAIL.toLowerCase(), phone, language }
  }
  const lead = await findLead(db, values.lead)
  if (!lead?.email) return undefined
  const { payload, email } = lead
  return {
    ...{
      title: textOf(payload, 'TITLE'),
      firstName: textOf(payload, 'FIRST_NAME'),
      lastName: textOf(payload, 'LAST_NAME', 'NAME'),
    },
    ...{ email, phone: textOf(payload, 'PHONE_NUMBER'), language: leadLanguage(lead) },
  }
}

const isWrong = (field: keyof typeof person, value: string) => !person[field].rule.safeParse(value).success

/** Whether the address has not been reported as receiving unwanted mail. */
const acceptsMail = async (db: Db, email: string): Promise<boolean> => !(await isUnwanted(db, recipientKey(email)))

/** Typed values follow the rules of the site's forms; the phone number is optional. */
async function mistakesIn(db: Db, { lead, ...typed }: PlanValues, t: Translate): Promise<Record<string, string>> {
  if (lead !== '') return {}
  const { LAST_NAME, EMAIL, PHONE_NUMBER } = typed
  const isOpen = isWrong('EMAIL', EMAIL) || (await acceptsMail(db, EMAIL))
  return {
    ...(LAST_NAME === '' && { LAST_NAME: t('OfficePlan.nameRequired') }),
    ...(isWrong('EMAIL', EMAIL) && { EMAIL: t('Account.emailInvalid') }),
    ...(!isOpen && { EMAIL: t('OfficePlan.unwanted') }),
    ...(PHONE_NUMBER !== '' && isWrong('PHONE_NUMBER', PHONE_NUMBER) && { PHONE_NUMBER: t('OfficePlan.phoneInvalid') }),
  }
}

type Job = OfficeJob<'handleViewings', PlanValues>

/** Values to show again. */
function typedIn(values: PlanValues): Record<string, string> {
  const { slots, time, note, FIRST_NAME, LAST_NAME, EMAIL, PHONE_NUMBER, visitor = '' } = values
  return { slots, time, note, FIRST_NAME, LAST_NAME, EMAIL, PHONE_NUMBER, visitor }
}

const back = ({ values }: Job, title: string, errors: Record<string, string> = {}): Answer => ({
  ...{ ...wrong(title), errors },
  values: typedIn(values),
})

/** Plans the viewing; on errors the typed values are sent back. */
export async function receivePlan(job: Job): Promise<Answer> {
  const { db, staff, values, language, t, now } = job
  const [property, startsAt, visitor] = [findViewable(values.property), planTime(values), await visitorIn(db, values)]
  if (!property) return back(job, t('OfficeViewings.said.gone'))
  if (!visitor) return back(job, t('OfficeViewings.said.newer'))
  const errors = await mistakesIn(db, values, t)
  if (Object.keys(errors).length > 0) return back(job, t('Account.problem'), errors)
  if (values.lead !== '' && !(await acceptsMail(db, visitor.email))) return back(job, t('OfficePlan.unwanted'))
  if (!startsAt || startsAt <= now) return back(job, t('OfficeViewings.said.no-time'))
  const { note, token, version } = values
  const source = values.lead === '' ? undefined : { id: values.lead, version }
  const result = await planViewing(db, staff, { property, startsAt, visitor, note, token, source }, now)
  if (result.kind !== 'planned') return back(job, t(`OfficeViewings.said.${result.kind}`))
  wakeOutboxLater()
  const said = new URLSearchParams({ said: 'planned', ...(await undoOfViewing(job, result.id)) })
  return { goTo: `${viewingHref(result.id, language)}?${said}` }
}
