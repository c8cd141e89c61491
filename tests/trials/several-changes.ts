/** Changes on one of several servers, and how to detect that another server shows them: files, commands, the office, sessions. */
import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Database } from '../../lib/server/db/schema.ts'
import type { Run } from '../support/run-on-server.ts'
import { addressOf } from '../support/site-routes.ts'

/** Whether a server shows a change. @param url of the server. */
export type Shows = (url: string) => Promise<boolean>

/** @param change makes the change, on the first server. @param turn counts from 0. */
export type Kind = { name: string; change: (turn: number) => Promise<Shows> }

export type Place = {
  /** Content folder of the first server. */
  content: string
  /** Of the first server. */
  url: string
  db: Kysely<Database>
  command: (...args: string[]) => Promise<string>
  run: Run
}

const read = (url: string, path: string, cookie = '') => fetch(`${url}${path}`, { headers: { cookie } })

const showsText =
  (path: string, text: string, cookie?: string): Shows =>
  async (url) =>
    (await (await read(url, path, cookie)).text()).includes(text)

/** A number in a file, and its format on pages. */
function fileKind(
  name: string,
  file: string,
  from: string,
  to: (turn: number) => [text: string, shown: string],
  path: string,
): Kind {
  const before = readFileSync(file, 'utf8')
  return {
    name,
    change: async (turn) => {
      const [text, shown] = to(turn)
      writeFileSync(file, before.replaceAll(from, text))
      return showsText(path, shown)
    },
  }
}

function fileKinds({ content }: Place): Kind[] {
  const settings = join(content, 'site.json')
  const { phone } = JSON.parse(readFileSync(settings, 'utf8')).contact
  const phoneOf = (turn: number) => `03 ${100 + turn} 45 67`
  const priceOf = (turn: number) => 985_001 + turn
  return [
    fileKind('a setting in a file (site.json)', settings, phone, (turn) => [phoneOf(turn), phoneOf(turn)], '/nl/contact/'),
    fileKind(
      'a price in a file',
      join(content, 'properties/4102311.json'),
      '"Price": 985000',
      (turn) => [`"Price": ${priceOf(turn)}`, String(priceOf(turn))],
      '/nl/property/4102311/',
    ),
  ]
}

/** Created as by a visitor's form, approved by the command. */
function testimonials({ db, command }: Place): Kind {
  return {
    name: 'a testimonial, from the end of the command',
    change: async () => {
      const [id, text] = [randomUUID(), `Vlot geholpen, zei bezoeker ${randomUUID()} ons.`]
      const row = {
        id,
        token: id,
        form: 'testimonial',
        language: 'nl',
        email: 'an@voorbeeld.example',
        property_id: null,
      } as const
      const payload = JSON.stringify({ COMMENT: text, NAME: 'An' })
      await db
        .insertInto('lead')
        .values({ ...row, status: 'new', payload, created_at: new Date().toISOString() })
        .execute()
      await command('testimonials', 'approve', id)
      return showsText('/nl/getuigenissen/', text.slice(0, 60))
    },
  }
}

const unescaped = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const hiddenIn = (html: string, name: string) => unescaped(new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '')

const password = 'een lang wachtwoord'
const home = 4_102_318
const article = 'first-viewing-twenty-points'
const agent = 11

async function officeKinds({ url, db, run }: Place): Promise<Kind[]> {
  const emailOf = () => `${randomUUID()}@voorbeeld.example`
  const cookie = await run('addStaff', emailOf(), password, 'manager', 'nl')
  const send = async (form: string, values: Readonly<Record<string, string | number>>) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({ _form: form, language: 'nl', ...values })) data.set(name, String(value))
    const headers = { cookie, origin: url, accept: 'application/json', 'sec-fetch-site': 'same-origin' }
    const answer = await fetch(`${url}${addressOf('office', 'nl')}`, { method: 'POST', body: data, headers })
    const said = await answer.text()
    if (!answer.ok || /denied|login|newer|wrong|faults|closed|same/.test(said))
      throw new Error(`${form}: ${answer.status} ${said}`)
  }
  const page = async (original: string, rest = '') => (await read(url, `${addressOf(original, 'nl')}${rest}`, cookie)).text()
  const versionOf = async () =>
    (await db.selectFrom('office_listing').select('version').where('property_id', '=', home).executeTakeFirst())?.version ?? 0
  return [
    {
      name: 'a text that the office publishes',
      change: async (turn) => {
        const [title, seen] = [`Eerste bezoek ${turn}`, hiddenIn(await page('office/texts', `article-${article}/`), 'seen')]
        await send('office-text', { document: `article-${article}`, version: 0, do: 'publish', seen, 'f.title.nl': title })
        return showsText(addressOf(`media/${article}`, 'nl'), title)
      },
    },
    {
      name: 'a property that the office withholds and shows again',
      change: async (turn) => {
        const isShown = turn % 2 === 1
        const states = { from: isShown ? 'withheld' : 'online', to: isShown ? 'online' : 'withheld' }
        await send('office-listing-state', { id: home, version: await versionOf(), ...states })
        return async (other) => (await read(other, `/nl/property/${home}/`)).ok === isShown
      },
    },
    {
      name: 'hours of an agent, set in the office',
      change: async (turn) => {
        const version = hiddenIn(await page('office/hours', `?agent=${agent}`), 'version')
        const day = `2031-03-${String(turn + 1).padStart(2, '0')}`
        const hours = { 'from1-1': '09:00', 'to1-1': '12:00', travel: 20, leadTime: 24, off1: day }
        await send('office-hours', { agent, version, what: 'hours', ...hours })
        return showsText(`${addressOf('office/hours', 'nl')}?agent=${agent}`, `value="${day}"`, cookie)
      },
    },
    {
      name: 'a session that a manager ends',
      change: async () => {
        const email = emailOf()
        const own = await run('addStaff', email, password, 'agent', 'nl')
        const account = await db.selectFrom('account').select('id').where('email', '=', email).executeTakeFirstOrThrow()
        const ask = (other: string) =>
          fetch(`${other}${addressOf('office', 'nl')}`, { headers: { cookie: own }, redirect: 'manual' })
        if ((await ask(url)).status !== 200) throw new Error('the session does not hold')
        await send('office-staff-sessions', { member: account.id })
        return async (other) => (await ask(other)).status !== 200
      },
    },
  ]
}

export const kindsOf = async (place: Place): Promise<Kind[]> => [
  ...fileKinds(place),
  testimonials(place),
  ...(await officeKinds(place)),
]
