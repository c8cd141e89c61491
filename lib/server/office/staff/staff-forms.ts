/** Form handlers of the staff page: invite, change the rank, log out, remove. */
import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Rank } from '../../../domain/office/rights.ts'
import type { Language } from '../../../domain/text/language.ts'
import { type Answer, wrong } from '../../forms/run-form.ts'
import { wakeOutbox } from '../../outbox/worker.ts'
import { linkHref } from '../../pages/link-href.ts'
import type { OfficeJob } from '../forms/office-job.ts'
import { changeRank, endStaffSessions, inviteStaff, removeStaff, type StaffChange } from './manage-staff.ts'

type Job<Values> = OfficeJob<'manageStaff', Values>

/** Messages that the page can show after the redirect. */
export const staffMessages = ['invited', 'known', 'rank', 'sessions', 'removed', 'unknown', 'last-manager'] as const

export type StaffMessage = (typeof staffMessages)[number]

const backTo = (language: Language, said: StaffMessage): Answer => ({
  goTo: `${linkHref('office/staff', language)}?said=${said}`,
})

const answerTo = (language: Language, result: StaffChange, done: StaffMessage): Answer =>
  backTo(language, result === 'done' ? done : result)

type Invitation = { EMAIL: string; NAME: string; rank: Rank; agent: string; invitee: Language }

export async function receiveInvitation({ db, staff, values, language, t, now }: Job<Invitation>): Promise<Answer> {
  const { EMAIL: email, NAME: name, rank, agent, invitee } = values
  const errors = {
    ...(!z.email().safeParse(email).success && { EMAIL: t('Account.emailInvalid') }),
    ...(name === '' && { NAME: t('OfficeStaff.nameRequired') }),
  }
  const typed = { EMAIL: email, NAME: name, rank, agent, invitee }
  if (Object.keys(errors).length > 0) return { ...wrong(t('Account.problem')), errors, values: typed }
  const invitation = { email, name, language: invitee, rank, agentId: agent === '' ? undefined : Number(agent) }
  const token = randomBytes(24).toString('base64url')
  const result = await inviteStaff(db, staff, invitation, token, now)
  if (result === 'other-account' || result === 'unknown-agent')
    return { ...wrong(t(`OfficeStaff.refused.${result}`)), values: typed }
  void wakeOutbox()
  return backTo(language, result)
}

export async function receiveRank({ db, staff, values, language, now }: Job<{ member: string; rank: Rank }>): Promise<Answer> {
  return answerTo(language, await changeRank(db, staff, values.member, values.rank, now), 'rank')
}

export async function receiveEndSessions({ db, staff, values, language, now }: Job<{ member: string }>): Promise<Answer> {
  return answerTo(language, await endStaffSessions(db, staff, values.member, now), 'sessions')
}

export async function receiveRemoval({ db, staff, values, language, now }: Job<{ member: string }>): Promise<Answer> {
  return answerTo(language, await removeStaff(db, staff, values.member, now), 'removed')
}
