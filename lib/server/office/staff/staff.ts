/**
 * The one door of the office. Whoever may do something gets a `Staff` for it; what the office reads or writes takes that value,
 * so that a query that nobody asked about does not compile. The class stays in this file: nothing else can make one.
 */
import 'server-only'
import { hasRight, type Rank, type Right } from '../../../domain/office/rights.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { isOwnMachine } from '../../../process/settings.ts'
import type { Login } from '../../accounts/current-account.ts'
import { getSnapshot } from '../../content/snapshot/current-snapshot.ts'
import { type Db, getDb } from '../../db/client.ts'
import { findAccountById } from '../../db/repositories/accounts/accounts.ts'
import { findMember, type Member, noteSeen } from '../../db/repositories/accounts/staff-members.ts'
import { findCalendarRow, holdsAgentLink } from '../../db/repositories/viewings/agent-calendars.ts'
import { env } from '../../runtime/env.ts'
import { getSiteUrl } from '../../runtime/site-url.ts'
import { linkEnd } from '../../security/link-token.ts'
import { readAnswerToken, readFeedToken } from '../../viewings/viewing-links.ts'

type Person = { id: string | undefined; name: string; email: string; language: Language; rank: Rank; agentId: number | undefined }

class Pass<R extends Right> {
  readonly #person: Person
  /** What it was opened for: a pass for one right is none for another. */
  readonly grants: (right: R) => true = () => true

  constructor(person: Person) {
    this.#person = person
  }

  /** Of the account; undefined for the command line of the server. */
  get accountId(): string | undefined {
    return this.#person.id
  }
  /** As forms name whoever writes in them; empty for the command line. */
  get author(): string {
    return this.#person.id ?? ''
  }
  get name(): string {
    return this.#person.name
  }
  get email(): string {
    return this.#person.email
  }
  get language(): Language {
    return this.#person.language
  }
  get rank(): Rank {
    return this.#person.rank
  }
  /** Of `agents.json`; undefined for those whom visitors do not meet. */
  get agentId(): number | undefined {
    return this.#person.agentId
  }
  /** Whether to show what somebody may do besides; to do it, ask the door. */
  can(right: Right): boolean {
    return hasRight(this.#person.rank, right)
  }
  /** The same person's pass for something else on the same page, such as how much waits; undefined where they may not. */
  also<Q extends Right>(right: Q): Staff<Q> | undefined {
    return this.can(right) ? new Pass<Q>(this.#person) : undefined
  }
}

/** Somebody of the agency who may do `R`. */
export type Staff<R extends Right> = Pass<R>

/** Somebody of the agency, whatever they may do. */
export type AnyStaff = Pass<never>

/**
 * `out`: not logged in, or an account that is none of ours. `secondFactor`: it has to be set up first. `denied`: others of the
 * staff may.
 */
export type Authorization<R extends Right> =
  | { kind: 'in'; staff: Staff<R> }
  | { kind: 'out'; isLoggedIn: boolean }
  | { kind: 'secondFactor' }
  | { kind: 'denied' }

/** Whether the demo's staff are let in: where `npm run site` says so and nobody else can open the site (settings.ts refuses the rest). */
const isDemo = () => env().DEMO === '1' && isOwnMachine(getSiteUrl())

const personOf = ({ account: { id, name, email, language } }: Login, { rank, agentId }: Member): Person => ({
  id,
  name,
  email,
  language,
  rank,
  agentId,
})

/** What a login opens. @throws what the database says. */
export async function authorize<R extends Right>(db: Db, login: Login | null, right: R): Promise<Authorization<R>> {
  const member = login?.account.role === 'staff' ? await findMember(db, login.account.id) : undefined
  if (!login || !member) return { kind: 'out', isLoggedIn: login !== null }
  if (member.isDemo && !isDemo()) return { kind: 'out', isLoggedIn: true }
  if (!member.isDemo && !login.hasSecondFactor) return { kind: 'secondFactor' }
  if (!hasRight(member.rank, right)) return { kind: 'denied' }
  return { kind: 'in', staff: new Pass<R>(personOf(login, member)) }
}

/** What a request may do. @throws what the database says. */
export async function authorizeRequest<R extends Right>(sent: Headers, right: R, now = new Date()): Promise<Authorization<R>> {
  // Loaded for requests alone: it is a third of the code that a command would start with.
  const { currentLogin } = await import('../../accounts/current-account.ts')
  const login = await currentLogin(sent)
  if (!login) return { kind: 'out', isLoggedIn: false }
  const db = await getDb()
  const authorization = await authorize(db, login, right)
  if (authorization.kind === 'in') await noteSeen(db, login.account.id, now)
  return authorization
}

/** Whoever set a time for something, once it has come; undefined for those who left or may not any more. @throws what the database says. */
export async function staffByAccount<R extends Right>(db: Db, accountId: string, right: R): Promise<Staff<R> | undefined> {
  const [member, account] = await Promise.all([findMember(db, accountId), findAccountById(db, accountId)])
  if (!member || !account || (member.isDemo && !isDemo()) || !hasRight(member.rank, right)) return undefined
  const { id, name, email } = account
  const language = isLanguage(account.language) ? account.language : getSnapshot().site.defaultLanguage
  return new Pass<R>({ id, name, email, language, rank: member.rank, agentId: member.agentId })
}

/** In the name of an agent without an account, or of the agency while it has none; undefined for one who is no longer there. */
function agentPass(agentId: number): Staff<'handleViewings'> | undefined {
  const { agents, site } = getSnapshot()
  const agency = { name: site.name, email: site.contact.email }
  const agent = agents.length > 0 ? agents.find(({ id }) => id === agentId) : agency
  if (!agent) return undefined
  const { name, email } = agent
  return new Pass<'handleViewings'>({ id: undefined, name, email, language: site.defaultLanguage, rank: 'agent', agentId })
}

/**
 * Whoever has the link of an agent's mail: what is done about that one lead is done in the agent's name.
 * @returns undefined when the link is not ours, too old, of an agent who is no longer there, or from before somebody left who had it.
 * @throws what the database says.
 */
export async function staffByLink(
  db: Db,
  token: string,
  now: Date,
): Promise<{ staff: Staff<'handleViewings'>; leadId: string; endsAt: Date } | undefined> {
  const link = readAnswerToken(token, now)
  const staff = link && (await holdsAgentLink(db, link.agentId, link.madeAt)) ? agentPass(link.agentId) : undefined
  return link && staff && { staff, leadId: link.leadId, endsAt: linkEnd(token) }
}

/** Whoever has the address that an agent gave to a calendar; undefined once the agent ended it, or left. @throws what the database says. */
export async function staffByFeed(db: Db, token: string, now: Date): Promise<Staff<'handleViewings'> | undefined> {
  const feed = readFeedToken(token, now)
  const row = feed && (await findCalendarRow(db, feed.agentId))
  return feed && row?.feedKey === feed.key ? agentPass(feed.agentId) : undefined
}

/** Whoever has a shell on the server; for `npm run agency` alone (tests/unit/office/authorization.test.ts). */
export const staffAtShell = (language: Language): Staff<Right> =>
  new Pass<Right>({ id: undefined, name: 'npm run agency', email: '', language, rank: 'manager', agentId: undefined })
