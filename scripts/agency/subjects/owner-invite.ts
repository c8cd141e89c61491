/** The command that creates an owner's account and mails the link to choose a password. */
import { randomBytes } from 'node:crypto'
import { isLanguage, languageCodes } from '../../../lib/domain/text/language.ts'
import { passwordPage } from '../../../lib/server/accounts/account-mails.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { inviteOwnerAs } from '../../../lib/server/office/people/owner-actions.ts'
import { staffAtShell } from '../../../lib/server/office/staff/staff.ts'
import { absoluteUrl } from '../../../lib/server/runtime/site-url.ts'
import { type ExitCode, fail, type Line, UsageError, type Verb } from '../command.ts'
import { withDb } from '../with-db.ts'

async function run({ words: [email = '', ...ids], option }: Line): Promise<ExitCode | undefined> {
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new UsageError(`<mail>: expected a mail address, not "${email}"`)
  const given = option('language')
  const language = isLanguage(given) ? given : getSnapshot().site.defaultLanguage
  const token = randomBytes(24).toString('base64url')
  const owner = { email, name: option('name') ?? email, language, propertyIds: ids.map(Number) }
  const result = await withDb((db) => inviteOwnerAs(db, staffAtShell(language), owner, token, new Date()))
  if (result.kind === 'unknown-property') return fail(`There is no property ${result.propertyId}.`)
  if (result.kind === 'not-an-owner') return fail('This address belongs to somebody who keeps searches; owners need another one.')
  if (result.kind === 'added') console.log(`${email} has an account; the mail about the properties is in the outbox.`)
  else if (result.kind === 'owned') console.log(`${email} has all of it already; nothing was mailed.`)
  else console.log(`The invitation is in the outbox. Its link:\n${absoluteUrl(passwordPage(token, language))}`)
  return undefined
}

export const invite: Verb = {
  summary: 'mails the link to a password, good for 14 days, or tells an owner of one more property',
  words: [
    { name: 'mail', shape: 'mail' },
    { name: 'property id', shape: 'number', isMany: true },
  ],
  options: {
    name: { shape: 'text', describes: "the owner's name; else the address" },
    language: { shape: 'text', choices: languageCodes, describes: `of mails and portal: ${languageCodes.join(', ')}` },
  },
  run,
}
