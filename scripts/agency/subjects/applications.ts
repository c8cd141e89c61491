/** Commands about rental applications: the invitation link, and the decision. */
import { findByAddress, findVisitor, inviteCandidate } from '../../../lib/server/applications/invite-candidate.ts'
import { findLead, setLeadStatus } from '../../../lib/server/db/repositories/leads/leads.ts'
import { fail, type Line, UsageError, type Verb } from '../command.ts'
import { withDb } from '../with-db.ts'

const sendLink = ({ words: [first = '', propertyId] }: Line) =>
  withDb(async (db) => {
    const isAddress = first.includes('@')
    if (isAddress !== (propertyId !== undefined)) throw new UsageError('Expected a viewing, or a mail address and a property')
    const candidate = isAddress ? await findByAddress(db, first, Number(propertyId)) : await findVisitor(db, first)
    const link = candidate && (await inviteCandidate(db, candidate, new Date()))
    if (!link) return fail('No such viewing, or a property that cannot be applied for.')
    console.log(`The mail is in the outbox. The link:\n${link}`)
    return undefined
  })

const decide = (id: string, status: 'approved' | 'rejected') =>
  withDb(async (db) => {
    const isApplication = (await findLead(db, id))?.form === 'rental-application'
    if (!isApplication || !(await setLeadStatus(db, id, status))) return fail('No application has this id.')
    console.log(`The application is ${status}.`)
    return undefined
  })

export const applicationLink: Verb = {
  summary: 'mails and prints the link to a rental application, after a viewing or to an address for a property',
  words: [
    { name: 'viewing id or mail', shape: 'text' },
    { name: 'property id', shape: 'number', isOptional: true },
  ],
  run: sendLink,
}

const words = [{ name: 'id', shape: 'text' }] as const

export const accept: Verb = {
  summary: 'accepts an application, which is then kept',
  words,
  run: ({ words: [id = ''] }) => decide(id, 'approved'),
}

export const refuse: Verb = {
  summary: 'refuses one; what was not accepted goes after CANDIDATE_DAYS',
  words,
  run: ({ words: [id = ''] }) => decide(id, 'rejected'),
}
