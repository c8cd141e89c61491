/**
 * `npm run outbox`: what waits, what failed, and how many addresses reported a mail as unwanted, by form.
 * `-- send` sends what is due, `-- retry [id]` starts failed messages again. `-- block <mail>` lets no form mail an address any
 * more, as its owner can do by the link of a mail; `-- allow <mail>` takes that back.
 */
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { listOutbox, type OutboxEntry, requeueFailed } from '../lib/server/db/repositories/outbox.ts'
import { countUnwanted, deleteUnwanted, saveUnwanted } from '../lib/server/db/repositories/unwanted-mail.ts'
import { recipientKey } from '../lib/server/mail/recipient-limits.ts'
import { deliverDue } from '../lib/server/outbox/deliver.ts'

const [command = 'list', argument] = process.argv.slice(2)

const toLine = ({ id, kind, subject, attempts, dueAt, lastError }: OutboxEntry) =>
  `  ${id}  ${kind}  ${subject}, ${attempts} attempt(s), due ${dueAt}${lastError ? `: ${lastError}` : ''}`

async function list(): Promise<void> {
  const db = await getDb()
  for (const status of ['queued', 'failed'] as const) {
    const entries = await listOutbox(db, status)
    console.log(`${entries.length} ${status}`)
    for (const entry of entries) console.log(toLine(entry))
    if (status === 'failed' && entries.length > 0) process.exitCode = 1
  }
  for (const { form, addresses } of await countUnwanted(db)) console.log(`${addresses} address(es) reported a mail of ${form}`)
}

async function block(): Promise<void> {
  if (!argument?.includes('@')) return usage()
  await saveUnwanted(await getDb(), recipientKey(argument), 'office', new Date())
  console.log('No form mails this address any more.')
}

async function allow(): Promise<void> {
  if (!argument?.includes('@')) return usage()
  const isChanged = await deleteUnwanted(await getDb(), recipientKey(argument))
  console.log(isChanged ? 'Forms may mail this address again.' : 'Nobody had reported a mail to this address.')
}

async function send(): Promise<void> {
  const { sent, failed } = await deliverDue(await getDb(), () => new Date())
  console.log(`${sent} sent, ${failed} not sent`)
  if (failed > 0) process.exitCode = 1
}

async function retry(): Promise<void> {
  console.log(`${await requeueFailed(await getDb(), new Date(), argument)} start again`)
}

function usage(): void {
  console.error('Usage: npm run outbox [-- list | send | retry [id] | block <mail> | allow <mail>]')
  process.exitCode = 2
}

const commands: Readonly<Record<string, () => Promise<void>>> = { list, send, retry, block, allow }
await (commands[command] ?? (async () => usage()))()
await closeDb()
