/** What visitors say of the agency; the running site shows a change at once (ruling 31). */
import { findLeads, type Lead, setLeadStatus } from '../../../lib/server/db/repositories/leads.ts'
import type { LeadStatus } from '../../../lib/server/db/schema.ts'
import { callSite } from '../../call-site.ts'
import { type ExitCode, fail, type Line, type Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

const toBlock = ({ id, createdAt, language, status, payload }: Lead) =>
  `${id}  ${status}  ${createdAt.slice(0, 10)}  ${language}  ${payload['NAME']}${payload['IMAGE'] ? '  with a picture' : ''}\n  ${payload['COMMENT']}\n`

async function list(): Promise<undefined> {
  const testimonials = await withDb((db) => findLeads(db, { form: 'testimonial' }))
  for (const testimonial of testimonials) console.log(toBlock(testimonial))
  console.log(`${testimonials.length} testimonial(s)`)
}

async function notifySite(): Promise<ExitCode> {
  const answer = await callSite('/api/reload-testimonials/').catch(() => undefined)
  if (!answer) console.log('No running site was found; it shows the change within an hour of its start.')
  else console.log(answer.ok ? 'The site shows the change.' : `The site refused to reload: ${answer.status}.`)
  return !answer || answer.ok ? 0 : 1
}

async function setStatus(id: string, status: LeadStatus): Promise<ExitCode> {
  const isSet = await withDb(async (db) => {
    const testimonial = (await findLeads(db, { form: 'testimonial' })).find((lead) => lead.id === id)
    return testimonial !== undefined && setLeadStatus(db, id, status)
  })
  if (!isSet) return fail(`No testimonial ${id}`)
  console.log(`${id}: ${status}`)
  return notifySite()
}

const words = [{ name: 'id', shape: 'text' }] as const

export const testimonials: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'what visitors sent, with its status', run: list },
    approve: { summary: 'shows one on the site', words, run: ({ words: [id = ''] }: Line) => setStatus(id, 'approved') },
    reject: {
      summary: 'takes one away, or keeps it away',
      words,
      run: ({ words: [id = ''] }: Line) => setStatus(id, 'rejected'),
    },
  },
}
