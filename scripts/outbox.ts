/**
 * `npm run outbox`: what waits and what failed.
 * `npm run outbox -- send` sends what is due, `npm run outbox -- retry [id]` starts failed messages again.
 */
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { listOutbox, type OutboxEntry, requeueFailed } from '../lib/server/db/repositories/outbox.ts'
import { deliverDue } from '../lib/server/outbox/deliver.ts'

const [command = 'list', id] = process.argv.slice(2)

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
}

async function send(): Promise<void> {
  const { sent, failed } = await deliverDue(await getDb(), () => new Date())
  console.log(`${sent} sent, ${failed} not sent`)
  if (failed > 0) process.exitCode = 1
}

async function retry(): Promise<void> {
  console.log(`${await requeueFailed(await getDb(), new Date(), id)} start again`)
}

const commands: Readonly<Record<string, () => Promise<void>>> = { list, send, retry }
const run = commands[command]
if (run) await run()
else {
  console.error('Usage: npm run outbox [-- list | send | retry [id]]')
  process.exitCode = 2
}
await closeDb()
