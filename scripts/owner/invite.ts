/** `invite <mail> <property ids>`: an account for an owner, and the mail with the link to a password. */
import { randomBytes } from 'node:crypto'
import { isLanguage } from '../../lib/domain/text/language.ts'
import { passwordPage } from '../../lib/server/accounts/account-mails.ts'
import { inviteOwner } from '../../lib/server/accounts/invite-owner.ts'
import { getSnapshot } from '../../lib/server/content/current-snapshot.ts'
import { getDb } from '../../lib/server/db/client.ts'
import { absoluteUrl } from '../../lib/server/runtime/site-url.ts'
import { type OwnerCommand, parseWords } from './command.ts'

const problems = {
  'not-an-owner': () => 'This address belongs to somebody who keeps searches; owners need another one.',
  'unknown-property': (id: number) => `There is no property ${id}.`,
} as const

async function run(words: readonly string[]): Promise<number> {
  const { options, rest } = parseWords(words)
  const [email = '', ...ids] = rest
  const language = options['language'] ?? getSnapshot().site.defaultLanguage
  if (!/^\S+@\S+\.\S+$/.test(email) || ids.length === 0 || !ids.every((id) => /^\d{1,12}$/.test(id)) || !isLanguage(language))
    return 2
  const name = options['name'] ?? email
  const token = randomBytes(24).toString('base64url')
  const result = await inviteOwner(await getDb(), { email, name, language, propertyIds: ids.map(Number) }, token, new Date())
  if (result.kind === 'unknown-property') console.error(problems[result.kind](result.propertyId))
  else if (result.kind === 'not-an-owner') console.error(problems[result.kind]())
  else if (result.kind === 'added') console.log(`${email} has an account; the mail about the properties is in the outbox.`)
  else console.log(`The invitation is in the outbox. Its link:\n${absoluteUrl(passwordPage(token, language))}`)
  return result.kind === 'invited' || result.kind === 'added' ? 0 : 1
}

export const invite: OwnerCommand = { usage: 'invite <mail> <property ids> [--name <name>] [--language nl|fr|en|de]', run }
