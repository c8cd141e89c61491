/**
 * Authorization of the office. A check returns a `Staff` value for the checked right; reading or writing office data requires
 * that value, so that code without a check does not compile. The class is private to this file: nothing else can create one.
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
  /** Makes the type depend on the right: a pass for one right is not assignable to another. */
  readonly grants: (right: R) => true = () => true

  constructor(person: Person) {
    this.#person = person
  }

  /** Account id; undefined for the command line of the server. */
  get accountId(): string | undefined {
    return this.#person.id
  }
  /** Author field of forms; empty for the command line. */
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
  /** Id in `agents.json`; undefined for staff who are not shown to visitors. */
  get agentId(): number | undefined {
    return this.#person.agentId
  }
  /** For showing or hiding controls only; actions require their own check. */
  can(right: Right): boolean {
    return hasRight(this.#person.rank, right)
  }
  /** A pass of the same person for another right on the same page; undefined without that right. */
  also<Q extends Right>(right: Q): Staff<Q> | undefined {
    return this.can(right) ? new Pass<Q>(this.#person) : undefined
  }
}

/** A staff member with the right `R`. */
export type Staff<R extends Right> = Pass<R>

/** A staff member with any rights. */
export type AnyStaff = Pass<never>

/** `out`: not logged in, or not a staff account. `secondFactor`: it has to be set up first. `denied`: the right is missing. */
export type Authorization<R extends Right> =
  | { kind: 'in'; staff: Staff<R> }
  | { kind: 'out'; isLoggedIn: boolean }
  | { kind: 'secondFactor' }
  | { kind: 'denied' }

/**
 * Whether the demo's accounts may log in: only with `npm run site` on a site that is open to this machine alone (enforced by
 * settings.ts).
 */
const isDemo = () => env().DEMO === '1' && isOwnMachine(getSiteUrl())

const personOf = ({ account: { id, name, email, language } }: Login, { rank, agentId }: Member): Person => ({
  id,
  name,
  email,
  language,
  rank,
  agentId,
})

/** Checks the right of a login. @throws database errors. */
export async function authorize<R extends Right>(db: Db, login: Login | null, right: R): Promise<Authorization<R>> {
  const member = login?.account.role === 'staff' ? await findMember(db, login.account.id) : undefined
  if (!login || !member) return { kind: 'out', isLoggedIn: login !== null }
  if (member.isDemo && !isDemo()) return { kind: 'out', isLoggedIn: true }
  if (!member.isDemo && !login.hasSecondFactor) return { kind: 'secondFactor' }
  if (!hasRight(member.rank, right)) return { kind: 'denied' }
  return { kind: 'in', staff: new Pass<R>(personOf(login, member)) }
}

/** Checks the right of a request. @throws database errors. */
export async function authorizeRequest<R extends Right>(sent: Headers, right: R, now = new Date()): Promise<Authorization<R>> {
  // Loaded for requests only: this module is a third of the code that a command would load.
  const { currentLogin } = await import('../../accounts/current-account.ts')
  const login = await currentLogin(sent)
  if (!login) return { kind: 'out', isLoggedIn: false }
  const db = await getDb()
  const authorization = await authorize(db, login, right)
  if (authorization.kind === 'in') await noteSeen(db, login.account.id, now)
  return authorization
}

/** For scheduled work in the name of its author; undefined if they left or lost the right. @throws database errors. */
export async function staffByAccount<R extends Right>(db: Db, accountId: string, right: R): Promise<Staff<R> | undefined> {
  const [member, account] = await Promise.all([findMember(db, accountId), findAccountById(db, accountId)])
  if (!member || !account || (member.isDemo && !isDemo()) || !hasRight(member.rank, right)) return undefined
  const { id, name, email } = account
  const language = isLanguage(account.language) ? account.language : getSnapshot().site.defaultLanguage
  return new Pass<R>({ id, name, email, language, rank: member.rank, agentId: member.agentId })
}

/** For an agent without an account, or the agency if it has no agents; undefined if the agent is not in the content. */
function agentPass(agentId: number): Staff<'handleViewings'> | undefined {
  const { agents, site } = getSnapshot()
  const agency = { name: site.name, email: site.contact.email }
  const agent = agents.length > 0 ? agents.find(({ id }) => id === agentId) : agency
  if (!agent) return undefined
  const { name, email } = agent
  return new Pass<'handleViewings'>({ id: undefined, name, email, language: site.defaultLanguage, rank: 'agent', agentId })
}

/**
 * Authorization by the link in an agent's mail, for that lead only and in the agent's name.
 * @returns undefined for an invalid or expired link, an unknown agent, or a link from before a member with that agent left.
 * @throws database errors.
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

/**
 * Authorization by the address of an agent's calendar feed; undefined once it was ended or the agent left.
 * @throws database errors.
 */
export async function staffByFeed(db: Db, token: string, now: Date): Promise<Staff<'handleViewings'> | undefined> {
  const feed = readFeedToken(token, now)
  const row = feed && (await findCalendarRow(db, feed.agentId))
  return feed && row?.feedKey === feed.key ? agentPass(feed.agentId) : undefined
}

/** All rights for the command line; used by `npm run agency` and the demo only (tests/unit/office/authorization.test.ts). */
export const staffAtShell = (language: Language): Staff<Right> =>
  new Pass<Right>({ id: undefined, name: 'npm run agency', email: '', language, rank: 'manager', agentId: undefined })
