/** Form handlers of the owner pages: invite an owner, add and remove a property, log an activity. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { languageCodes } from '../../../domain/text/language.ts'
import type { InvitationResult } from '../../accounts/invite-owner.ts'
import { findOwner } from '../../db/repositories/office/office-owners.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { languageInUse } from '../../pages/language-in-use.ts'
import { linkHref } from '../../pages/link-href.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { inviteOwnerAs, logForOwner, removePropertyFrom } from './owner-actions.ts'
import { ownerHref } from './owners-view.ts'

/** Messages that the page can show after the redirect. */
export const ownerMessages = ['invited', 'given', 'owned', 'taken', 'logged', 'unknown'] as const

export type OwnerMessage = (typeof ownerMessages)[number]

const propertyId = z.coerce.number().int().positive()

/** Only mail and name are typed and validated with a message at the field; the rest is chosen from lists. */
export const ownerInvitationSchema = z.object({
  EMAIL: z.string().trim().max(254).default(''),
  NAME: z.string().trim().max(120).default(''),
  property: z.string().trim().max(20).default(''),
  invitee: z.enum(languageCodes),
})
const owner = { owner: z.string().min(1).max(64) }
export const ownedSchema = z.object({ ...owner, property: propertyId })
export const logSchema = z.object({
  ...owner,
  kind: z.enum(['communication', 'visit']),
  property: z.string().max(12),
  date: z.string().max(10),
  time: z.string().max(5).default(''),
  communication: z.string().max(40).default(''),
  visit: z.string().max(40).default(''),
  contact: z.string().max(120).default(''),
  subject: z.string().max(200).default(''),
  comment: z.string().max(2000).default(''),
  email: z.string().max(254).default(''),
})

type Job<Schema extends z.ZodType> = OfficeJob<'handleOwners', z.output<Schema>>

const newToken = () => randomBytes(24).toString('base64url')

const backTo = (id: string, { language }: Pick<Job<z.ZodType>, 'language'>, said: OwnerMessage): Answer => ({
  goTo: `${ownerHref(id, language)}?said=${said}`,
})

export async function receiveOwnerInvitation(job: Job<typeof ownerInvitationSchema>): Promise<Answer> {
  const { db, staff, values, language, t, now } = job
  const { EMAIL: email, NAME: name, property, invitee } = values
  const errors = {
    ...(!z.email().safeParse(email).success && { EMAIL: t('Account.emailInvalid') }),
    ...(name === '' && { NAME: t('OfficeStaff.nameRequired') }),
    ...(!/^\d{1,12}$/.test(property) && { property: t('OfficeOwners.refused.unknown-property') }),
  }
  const typed = { EMAIL: email, NAME: name, property, invitee }
  if (Object.keys(errors).length > 0) return { ...wrong(t('Account.problem')), errors, values: typed }
  const invitation = { email, name, language: invitee, propertyIds: [Number(property)] }
  const result = await inviteOwnerAs(db, staff, invitation, newToken(), now)
  if (result.kind === 'unknown-property' || result.kind === 'not-an-owner')
    return { ...wrong(t(`OfficeOwners.refused.${result.kind}`)), values: typed }
  void wakeOutbox()
  return { goTo: `${linkHref('office/owners', language)}?said=${saidOf[result.kind]}` }
}

const saidOf: Readonly<Record<InvitationResult['kind'], OwnerMessage>> = {
  added: 'given',
  invited: 'invited',
  owned: 'owned',
  'unknown-property': 'unknown',
  'not-an-owner': 'unknown',
}

/** Adds a property and mails the owner; an owner without a password gets the invitation again. */
export async function receiveOwned(job: Job<typeof ownedSchema>): Promise<Answer> {
  const { db, staff, values, language, now } = job
  const found = await findOwner(db, staff, values.owner)
  if (!found) return { goTo: `${linkHref('office/owners', language)}?said=unknown` }
  const { email, name } = found
  const invitation = { email, name, language: languageInUse(found.language), propertyIds: [values.property] }
  const result = await inviteOwnerAs(db, staff, invitation, newToken(), now)
  void wakeOutbox()
  return backTo(found.id, job, saidOf[result.kind])
}

export async function receiveTaking(job: Job<typeof ownedSchema>): Promise<Answer> {
  const { db, staff, values, now } = job
  const isTaken = await removePropertyFrom(db, staff, values.owner, values.property, now)
  return backTo(values.owner, job, isTaken ? 'taken' : 'unknown')
}

/** Text fields of the form. */
const loggedFields = ['date', 'time', 'email'] as const

/** Only past activities can be logged; upcoming viewings are in the calendar. */
export async function receiveLog(job: Job<typeof logSchema>): Promise<Answer> {
  const { db, staff, values, t, now } = job
  const { kind, communication, visit, owner: id, ...fields } = values
  const type = kind === 'communication' ? communication : visit
  const result = await logForOwner(db, staff, kind, { ...fields, type, status: 'done' }, now)
  if (result.kind === 'logged') return backTo(id, job, 'logged')
  // Each mistake has the form `field: message`, as on the command line.
  const names = loggedFields.filter((name) => result.mistakes.some((mistake) => mistake.startsWith(`${name}:`)))
  const errors = names.map((name) => [name, t(`OfficeOwners.wrong.${name}`)])
  return { ...wrong(t('OfficeOwners.wrongItem')), errors: Object.fromEntries(errors), values }
}
