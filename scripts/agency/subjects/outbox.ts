/** Commands about waiting and failed mails, and addresses that are not to be mailed. */
import { listOutbox, type OutboxEntry, requeueFailed } from '../../../lib/server/db/repositories/outbox/outbox.ts'
import { countUnwanted, deleteUnwanted, saveUnwanted } from '../../../lib/server/db/repositories/outbox/unwanted-mail.ts'
import { recipientKey } from '../../../lib/server/mail/recipient-limits.ts'
import { deliverDue } from '../../../lib/server/outbox/deliver.ts'
import { outboxPausedSince, resumeOutbox } from '../../../lib/server/outbox/pause-outbox.ts'
import type { ExitCode, Line, Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

const toLine = ({ id, kind, subject, attempts, dueAt, lastError }: OutboxEntry) =>
  `  ${id}  ${kind}  ${subject}, ${attempts} attempt(s), due ${dueAt}${lastError ? `: ${lastError}` : ''}`

const list = (): Promise<ExitCode> =>
  withDb(async (db) => {
    let hasFailed = false
    for (const status of ['queued', 'failed'] as const) {
      const entries = await listOutbox(db, status)
      console.log(`${entries.length} ${status}`)
      for (const entry of entries) console.log(toLine(entry))
      hasFailed = status === 'failed' && entries.length > 0
    }
    const since = await outboxPausedSince(db)
    if (since) console.log(`Nothing is sent since ${since}: this is a restored copy. Say so when it is not: outbox release`)
    for (const { form, addresses } of await countUnwanted(db)) console.log(`${addresses} address(es) reported a mail of ${form}`)
    return hasFailed ? 1 : 0
  })

async function block({ words: [address = ''] }: Line): Promise<undefined> {
  await withDb((db) => saveUnwanted(db, recipientKey(address), 'office', new Date()))
  console.log('No form mails this address any more.')
}

async function allow({ words: [address = ''] }: Line): Promise<undefined> {
  const isChanged = await withDb((db) => deleteUnwanted(db, recipientKey(address)))
  console.log(isChanged ? 'Forms may mail this address again.' : 'Nobody had reported a mail to this address.')
}

async function release(): Promise<undefined> {
  const wasPaused = await withDb(resumeOutbox)
  console.log(wasPaused ? 'The running site sends what waits from now on.' : 'Nothing was held back.')
}

async function send(): Promise<ExitCode> {
  const { sent, failed } = await withDb((db) => deliverDue(db, () => new Date()))
  console.log(`${sent} sent, ${failed} not sent`)
  return failed > 0 ? 1 : 0
}

async function retry({ words: [id] }: Line): Promise<undefined> {
  console.log(`${await withDb((db) => requeueFailed(db, new Date(), id))} start again`)
}

const mail = [{ name: 'mail', shape: 'mail' }] as const

export const outbox: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'what waits, what failed, and how many addresses reported a mail as unwanted', run: list },
    send: { summary: 'sends what is due', run: send },
    release: { summary: 'lets a restored copy send what waits: nothing is sent from it before', run: release },
    retry: {
      summary: 'starts failed messages again, or the one with this id',
      words: [{ name: 'id', shape: 'text', isOptional: true }],
      run: retry,
    },
    block: {
      summary: 'lets no form mail an address any more, as its owner can do by the link of a mail',
      words: mail,
      run: block,
    },
    allow: { summary: 'takes that back', words: mail, run: allow },
  },
}
