/** Commands about testimonials; the running site shows a change immediately (ruling 31). */
import type { Verdict } from '../../../lib/domain/office/testimonial.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { findLeads, type Lead } from '../../../lib/server/db/repositories/leads/leads.ts'
import { staffAtShell } from '../../../lib/server/office/staff/staff.ts'
import { judgeTestimonial } from '../../../lib/server/office/testimonials/testimonial-actions.ts'
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

async function judge(id: string, verdict: Verdict): Promise<ExitCode> {
  const staff = staffAtShell(getSnapshot().site.defaultLanguage)
  const result = await withDb((db) => judgeTestimonial(db, staff, { id, version: undefined }, { verdict }, new Date()))
  if (result === 'unknown') return fail(`No testimonial ${id}`)
  if (result === 'newer') return fail(`Somebody in the office judged ${id} just now; look again.`)
  console.log(`${id}: ${verdict}`)
  return notifySite()
}

const words = [{ name: 'id', shape: 'text' }] as const

export const testimonials: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'what visitors sent, with its status', run: list },
    approve: { summary: 'shows one on the site', words, run: ({ words: [id = ''] }: Line) => judge(id, 'approved') },
    reject: {
      summary: 'takes one away, or keeps it away',
      words,
      run: ({ words: [id = ''] }: Line) => judge(id, 'rejected'),
    },
  },
}
