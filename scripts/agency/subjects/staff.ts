/** Commands about staff: the first manager is created here, all others can be invited in the office. */
import { randomBytes } from 'node:crypto'
import { ranks } from '../../../lib/domain/office/rights.ts'
import { isLanguage, languageCodes } from '../../../lib/domain/text/language.ts'
import { passwordPage } from '../../../lib/server/accounts/account-mails.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { findAccount } from '../../../lib/server/db/repositories/accounts/accounts.ts'
import { listStaff } from '../../../lib/server/db/repositories/office/office-staff.ts'
import { inviteStaff, removeStaff, staffInvitationDays } from '../../../lib/server/office/staff/manage-staff.ts'
import { staffAtShell } from '../../../lib/server/office/staff/staff.ts'
import { absoluteUrl } from '../../../lib/server/runtime/site-url.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

const shell = () => staffAtShell(getSnapshot().site.defaultLanguage)

const printStaff = () =>
  withDb(async (db) => {
    const staff = await listStaff(db, shell(), new Date())
    for (const { email, name, rank, agentId, hasPassword, hasSecondFactor, isDemo } of staff) {
      const agent = agentId === undefined ? '' : `agent ${agentId}`
      const state = isDemo ? 'demo' : hasPassword ? (hasSecondFactor ? '' : 'without second factor') : 'invited'
      console.log([email, name, rank, agent, state].filter(Boolean).join('  '))
    }
    console.log(`${staff.length} of the staff`)
    return undefined
  })

const refusals = {
  'other-account': 'This address belongs to an owner or to somebody who keeps searches; staff need another one.',
  'unknown-agent': 'No agent of data/agents.json has this number.',
  'last-manager': 'This is the only manager who can log in. Another one has to be able to first.',
} as const

async function invite({ words: [email = ''], option }: Line): Promise<ExitCode | undefined> {
  const given = option('language')
  const language = isLanguage(given) ? given : getSnapshot().site.defaultLanguage
  const rank = ranks.find((known) => known === option('rank')) ?? 'agent'
  const agentId = option('agent') === undefined ? undefined : Number(option('agent'))
  const named = getSnapshot().agents.find(({ id }) => id === agentId)?.name
  const name = option('name') ?? named ?? email
  const token = randomBytes(24).toString('base64url')
  const result = await withDb((db) => inviteStaff(db, shell(), { email, name, language, rank, agentId }, token, new Date()))
  if (result !== 'known' && result !== 'invited') return fail(refusals[result])
  if (result === 'known') console.log(`${email} has an account, and is now: ${rank}.`)
  else console.log(`The invitation is in the outbox. Its link:\n${absoluteUrl(passwordPage(token, language))}`)
  return undefined
}

const remove = ({ words: [email = ''] }: Line) =>
  withDb(async (db) => {
    const account = await findAccount(db, email)
    const result = account?.role === 'staff' ? await removeStaff(db, shell(), account.id, new Date()) : 'unknown'
    if (result === 'unknown') return fail('Nobody of the staff has this address.')
    if (result === 'last-manager') return fail(refusals[result])
    console.log('The account is deleted, with its sessions.')
    return undefined
  })

export const staff: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'who works in the office', run: printStaff },
    invite: {
      summary: `mails the link to a password, good for ${staffInvitationDays} days; of somebody who has one, changes rank and agent`,
      words: [{ name: 'mail', shape: 'mail' }],
      options: {
        name: { shape: 'text', describes: 'their name; else that of the agent, else the address' },
        rank: {
          shape: 'text',
          choices: ranks,
          describes: 'manager: may invite others, erase people, change settings; else agent',
        },
        agent: { shape: 'number', describes: 'ID in data/agents.json, of those whom visitors meet' },
        language: { shape: 'text', choices: languageCodes, describes: `of the mail: ${languageCodes.join(', ')}` },
      },
      run: invite,
    },
    remove: {
      summary: 'deletes an account of the staff; its sessions end at once',
      words: [{ name: 'mail', shape: 'mail' }],
      run: remove,
    },
  },
}
