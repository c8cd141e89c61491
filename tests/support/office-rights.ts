/** Requests every page, route handler and form of the office as every kind of person, and compares database and content before and after. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasRight, type Right, rights } from '../../lib/domain/office/rights.ts'
import { formFields } from '../../lib/forms/form-state.ts'
import { idlePlaces, officePages, officePrograms, portalPlaces, uploadId } from './office-addresses.ts'
import { type FormCase, formCases, type Known, type Values } from './office-form-values.ts'
import { type Caller, callers, dueTo, dueToPortal, makePeople, type People, type Verdict } from './office-people.ts'
import { changedSince, digestOf } from './site-digest.ts'
import { addressOf } from './site-routes.ts'
import type { SiteServer } from './site-server.ts'

export type Tried = { what: string; caller: Caller; expected: Verdict; answer: string; changed: readonly string[] }

type Office = { site: SiteServer; file: string; people: People; known: Known }

/** The kind of answer to a form. */
async function readAnswer(answer: Response): Promise<string> {
  if (answer.status === 403) return 'elsewhere'
  if (answer.status !== 200) return `status ${answer.status}`
  const { next } = (await answer.json()) as { next?: string }
  if (next?.split('?')[0] === addressOf('office/login', 'nl')) return 'login'
  if (next === addressOf('office/second-factor', 'nl')) return 'secondFactor'
  return next === `${addressOf('office', 'nl')}?said=denied` ? 'denied' : 'in'
}

function formOf(values: Values): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, String(value))
  return data
}

function send({ url }: SiteServer, cookie: string, form: string, values: Values, origin: string): Promise<Response> {
  const data = formOf({ [formFields.form]: form, language: 'nl', ...values })
  const headers = { cookie, origin, accept: 'application/json', 'sec-fetch-site': origin === url ? 'same-origin' : 'cross-site' }
  return fetch(new URL(addressOf('office', 'nl'), url), { method: 'POST', body: data, headers, redirect: 'manual' })
}

/** An authorized person of the lowest rank; tried last. */
const whoMay = (right: Right): Caller => (hasRight('agent', right) ? 'agent' : 'manager')

/** Waits until something changed, as bulk mails are queued in the background; returns at once if nothing should change. */
async function changesOf({ file, site }: Office, before: ReadonlyMap<string, string>, isIdle: boolean): Promise<string[]> {
  for (let attempt = 0; attempt < (isIdle ? 1 : 40); attempt += 1) {
    const found = changedSince(before, digestOf(file, site.contentFolder))
    if (found.length > 0) return found
    await sleep(100)
  }
  return []
}

async function tryForm(office: Office, [form, right]: readonly [string, Right], { values, idle }: FormCase): Promise<Tried[]> {
  const { site, file, people, known } = office
  const filledIn = await values(known)
  const post = async (caller: Caller) => {
    const origin = caller === 'another site' ? 'https://elsewhere.example' : site.url
    const answer = await readAnswer(await send(site, people.cookies[caller], form, filledIn, origin))
    return { what: form, caller, answer, expected: dueTo(caller, right, false) }
  }
  const before = digestOf(file, site.contentFolder)
  const refused = []
  for (const caller of callers) if (dueTo(caller, right, false) !== 'in') refused.push(await post(caller))
  const since = digestOf(file, site.contentFolder)
  const done = await post(whoMay(right))
  return [
    ...refused.map((each) => ({ ...each, changed: changedSince(before, since) })),
    { ...done, changed: await changesOf(office, since, idle !== undefined) },
  ]
}

/** The kind of answer to a page. */
function readPageAnswer({ status, headers }: Response): string {
  const to = headers.get('location') ?? ''
  if (to.includes(addressOf('office/login', 'nl')) || to.includes(addressOf('login', 'nl'))) return 'login'
  if (to.includes(addressOf('office/second-factor', 'nl'))) return 'secondFactor'
  const answer: Readonly<Record<number, Verdict>> = { 200: 'in', 403: 'denied', 404: 'missing' }
  return answer[status] ?? `status ${status}`
}

type Asked = { path: string; caller: Caller; data?: FormData }

async function ask({ site, people }: Office, { path, caller, data }: Asked): Promise<string> {
  const headers = { cookie: people.cookies[caller], origin: site.url }
  const posted = data && { method: 'POST', body: data }
  const response = await fetch(new URL(path, site.url), { headers, redirect: 'manual', ...posted })
  await response.arrayBuffer()
  return readPageAnswer(response)
}

const whoOpens = callers.filter((caller) => caller !== 'another site')

async function tryPages(office: Office): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const { what, right, path } of officePages)
    for (const caller of whoOpens) {
      const answer = await ask(office, { path: path(office.people), caller })
      // For authorized people a page of the office says that an item does not exist.
      tried.push({ what, caller, expected: dueTo(caller, right, true), answer, changed: [] })
    }
  return tried
}

/** Everybody without authorization gets a 404. */
async function tryPrograms(office: Office): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const { what, right, isPosted, path } of officePrograms)
    for (const caller of whoOpens) {
      const data = isPosted ? formOf({ lead: 'demo-office-0', SUBJECT: 'Uw vraag', TEXT: 'Dag' }) : undefined
      const answer = await ask(office, { path: path(office.people), caller, ...(data && { data }) })
      const isIn = dueTo(caller, right, true) === 'in' && !idlePlaces.includes(what)
      tried.push({ what, caller, expected: isIn ? 'in' : 'missing', answer, changed: [] })
    }
  return tried
}

/** The owner's own pages and files, as staff see them. */
async function tryPortal(office: Office): Promise<Tried[]> {
  const tried: Tried[] = []
  for (const { what, right, path } of portalPlaces)
    for (const caller of whoOpens) {
      const answer = await ask(office, { path: path(office.people), caller })
      const should = dueToPortal(caller, right)
      const isNothing = what.startsWith('api/') && (should !== 'in' || idlePlaces.includes(what))
      tried.push({ what, caller, expected: isNothing ? 'missing' : should, answer, changed: [] })
    }
  return tried
}

/** Number of tries: each page and file by everybody with a browser, each form by all unauthorized people, and once by an authorized one. */
export const countTries = (): number =>
  whoOpens.length * (officePages.length + officePrograms.length + portalPlaces.length) +
  [...readForms().values()].reduce(
    (sum, right) => sum + 1 + callers.filter((caller) => dueTo(caller, right, false) !== 'in').length,
    0,
  )

/** Each form of the table with its right, read from the source file, as importing the table needs the framework. */
export function readForms(): Map<string, Right> {
  const table = readFileSync('lib/server/office/forms/forms.ts', 'utf8').replace(/^[\s\S]*export const officeForms/, '')
  const lines = [...table.matchAll(/'(office-[\w-]+)': officeForm\(\s*'(\w+)'/g)]
  if (lines.length !== table.split('officeForm(').length - 1) throw new Error('a form of the table is not read')
  return new Map(
    lines.flatMap(([, form = '', name]) => rights.flatMap((right) => (right === name ? [[form, right] as const] : []))),
  )
}

/** @param site with the demo's office. @returns forms and addresses, each with the result per person; the forms in the order of the values. */
export async function tryOffice(site: SiteServer): Promise<{ forms: readonly string[]; tried: readonly Tried[] }> {
  const file = join(site.contentFolder, '../var/site.sqlite')
  const people = await makePeople(site, file)
  const known: Known = {
    idOf: people.idOf,
    sql: (statement, ...values) => {
      const database = new DatabaseSync(file)
      const rows = database.prepare(statement).all(...values)
      database.close()
      return rows
    },
    page: async (original, rest) =>
      (
        await fetch(new URL(`${addressOf(original, 'nl')}${rest}/`, site.url), { headers: { cookie: people.cookies.manager } })
      ).text(),
    send: async (form, values) => (await send(site, people.cookies.manager, form, values, site.url)).text(),
  }
  const office = { site, file, people, known }
  const forms = readForms()
  const upload = "'demo-office-0', 'FILE', 'foto.png', 'image/png', 3, 'AAAA'"
  known.sql(`insert into upload (id, lead_id, field, name, kind, size, content) values (?, ${upload})`, uploadId)
  // The mails about a moved viewing wait ten seconds for that to be undone, which is tried later than that on a slow machine. A due
  // time more than a day ahead would count as one of a wrong clock.
  known.sql(`create trigger decision_mails_wait after insert on outbox when new.decision_id is not null
    begin update outbox set due_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+12 hours') where id = new.id; end`)
  const tried = [...(await tryPages(office)), ...(await tryPrograms(office)), ...(await tryPortal(office))]
  for (const [form, how] of Object.entries(formCases)) {
    const right = forms.get(form)
    if (right) tried.push(...(await tryForm(office, [form, right], how)))
  }
  return { forms: [...forms.keys()], tried }
}

/** Whether the changes are as expected: for an authorized person a change and a line in the audit trail; for everybody else nothing. */
function isRight({ what, expected, changed }: Tried): boolean {
  const how = formCases[what]
  if (expected !== 'in' || !how || how.idle) return changed.length === 0
  return changed.length > 0 && changed.includes('audit') === (how.untraced === undefined)
}

/** The unexpected results. */
export const wrongIn = (tried: readonly Tried[]): Tried[] =>
  tried.filter((each) => each.answer !== each.expected || !isRight(each))
