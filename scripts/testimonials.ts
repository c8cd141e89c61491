/**
 * `npm run testimonials`: what visitors sent, with its status; `-- approve <id>` shows one on the site, `-- reject <id>` takes it
 * away or keeps it away. The running site shows the change at once (ruling 31).
 */
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { findLeads, type Lead, setLeadStatus } from '../lib/server/db/repositories/leads.ts'
import type { LeadStatus } from '../lib/server/db/schema.ts'
import { callSite } from './call-site.ts'

const [command = 'list', id] = process.argv.slice(2)

const toBlock = ({ id, createdAt, language, status, payload }: Lead) =>
  `${id}  ${status}  ${createdAt.slice(0, 10)}  ${language}  ${payload['NAME']}${payload['IMAGE'] ? '  with a picture' : ''}\n  ${payload['COMMENT']}\n`

async function list(): Promise<void> {
  const testimonials = await findLeads(await getDb(), { form: 'testimonial' })
  for (const testimonial of testimonials) console.log(toBlock(testimonial))
  console.log(`${testimonials.length} testimonial(s)`)
}

async function notifySite(): Promise<void> {
  try {
    const answer = await callSite('/api/reload-testimonials/')
    console.log(answer.ok ? 'The site shows the change.' : `The site refused to reload: ${answer.status}.`)
    if (!answer.ok) process.exitCode = 1
  } catch {
    console.log('No running site was found; it shows the change within an hour of its start.')
  }
}

async function setStatus(status: LeadStatus): Promise<void> {
  const db = await getDb()
  const testimonial = (await findLeads(db, { form: 'testimonial' })).find((lead) => lead.id === id)
  if (!testimonial) {
    console.error(`No testimonial ${id ?? ''}`)
    process.exitCode = 1
    return
  }
  await setLeadStatus(db, testimonial.id, status)
  console.log(`${testimonial.id}: ${status}`)
  await notifySite()
}

async function usage(): Promise<void> {
  console.error('Usage: npm run testimonials [-- list | approve <id> | reject <id>]')
  process.exitCode = 2
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  list,
  approve: () => setStatus('approved'),
  reject: () => setStatus('rejected'),
}
await (commands[command] ?? usage)()
await closeDb()
