/**
 * Values with which each form of the office changes something, in an order in which each still finds its data: the demo's office
 * and the people of the test. A form without its line fails the test that requires all of them.
 */
import { randomUUID } from 'node:crypto'

export type Row = Readonly<Record<string, unknown>>
export type Sql = (statement: string, ...values: (string | number)[]) => Row[]

export type Known = {
  sql: Sql
  /** Account of a person of the test. */
  idOf: (caller: string) => string
  /** Returns a page of the office, as a manager sees it. */
  page: (original: string, rest: string) => Promise<string>
  /** Sends a form as a manager. */
  send: (form: string, values: Values) => Promise<unknown>
}

export type Values = Readonly<Record<string, string | number>>

/**
 * `idle`: the demo has no data for it, so that an authorized request changes nothing. `untraced`: why it is not in the audit trail.
 */
export type FormCase = { values: (known: Known) => Values | Promise<Values>; idle?: string; untraced?: string }

const day = 86_400_000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

const lead = ({ sql }: Known, index: number) => {
  const id = `demo-office-${index}`
  const [row] = sql('select version from lead where id = ?', id)
  return { lead: id, version: Number(row?.['version']) }
}
const leadCase = (index: number, values: Values = {}): FormCase => ({ values: (known) => ({ ...lead(known, index), ...values }) })

const versionOf = ({ sql }: Known, id: number) =>
  Number(sql('select version from office_listing where property_id = ?', id)[0]?.['version'] ?? 0)
const listingCase = (id: number, values: Values = {}): FormCase => ({
  values: (known) => ({ id, version: versionOf(known, id), ...values }),
})

const testimonial = (values: Values = {}): FormCase => ({
  values: (known) => {
    const { lead: id, version } = lead(known, 6)
    return { testimonial: id, version, ...values }
  },
})

const agent = 900_001
const letter = { SUBJECT: 'Uw bod', TEXT: 'Dag, wij schrijven u over uw bod.' }
const offer = { kind: 'purchase-offer', property: 4_102_363 }
const colleague = (values: Values = {}): FormCase => ({ values: ({ idOf }) => ({ member: idOf('colleague'), ...values }) })
const property = { property: 4_102_318 }
const owner = (values: Values): FormCase => ({ values: ({ idOf }) => ({ owner: idOf('owner'), ...values }) })
const noFeed = 'the demo has no feed'
const text = 'article-fees'

/** The value of a field on the page of a text; HTML entities are decoded. */
const seenIn = (html: string) =>
  (/name="seen" value="([^"]*)"/.exec(html)?.[1] ?? '{}').replaceAll('&quot;', '"').replaceAll('&amp;', '&')

/** Published once by a manager, so that there is a former version. */
async function publish({ page, send, sql }: Known): Promise<Values> {
  const seen = seenIn(await page('office/texts', text))
  await send('office-text', { document: text, version: 0, do: 'publish', seen, 'f.title.nl': `Tarieven ${randomUUID()}` })
  const versions = sql('select id, number from text_version where document = ? order by number', text)
  return { document: text, version: String(versions[0]?.['id']), seen: Number(versions.at(-1)?.['number']) }
}

const now = () => new Date().toISOString()

export const formCases: Readonly<Record<string, FormCase>> = {
  'office-lead-state': leadCase(2, { state: 'inHand' }),
  'office-lead-undo': leadCase(2, { former: 'new,,none' }),
  'office-lead-assign': { values: (known) => ({ ...lead(known, 3), to: known.idOf('colleague') }) },
  'office-lead-note': leadCase(3, { text: 'Belde terug.' }),
  'office-lead-answer': leadCase(0, { ...letter, next: 'waiting' }),
  'office-lead-merge': {
    values: (known) => {
      known.sql("update lead set email = 'koen.aerts@voorbeeld.example' where id = 'demo-office-13'")
      const { lead: other, version: otherVersion } = lead(known, 13)
      return { ...lead(known, 10), other, otherVersion, how: 'join' }
    },
  },
  'office-person-erase': leadCase(15),
  'office-testimonial-approve': testimonial(),
  'office-testimonial-undo': testimonial({ former: 'new,new' }),
  'office-testimonial-reject': testimonial({ reason: 'namesOther' }),
  'office-listing-override': listingCase(4_102_311, { path: 'GScore', value: 'C' }),
  'office-listing-undo': listingCase(4_102_311, { path: 'GScore' }),
  'office-listing-back': {
    values: (known) => {
      known.sql("update former_state set until = '2999-01-01T00:00:00.000Z'")
      return { id: 4_102_311, version: versionOf(known, 4_102_311) }
    },
  },
  'office-listing-plans': listingCase(4_102_311),
  'office-listing-state': listingCase(4_102_318, { from: 'online', to: 'option' }),
  'office-offer-release': { values: (known) => ({ lead: lead(known, 4).lead, property: offer.property }) },
  'office-offer-refuse': leadCase(8, { kind: 'rental-application', property: 4_102_405, ...letter }),
  'office-offer-accept': {
    values: (known) => ({
      ...{ ...lead(known, 4), ...offer, ...letter, OWNER: 'on', from: 'online' },
      listingVersion: versionOf(known, offer.property),
      others: [5, 25].map((index) => Object.values(lead(known, index)).join(':')).join(','),
    }),
  },
  'office-offer-undo': { values: (known) => ({ lead: lead(known, 4).lead, ...offer }) },
  'office-viewing-confirm': leadCase(1, { time: `${inDays(8)}T10:00` }),
  'office-viewing-plan': {
    values: () => ({
      ...{ property: 4_102_311, token: randomUUID(), time: `${inDays(11)}T10:00` },
      ...{ FIRST_NAME: 'Nora', LAST_NAME: 'Peeters', EMAIL: 'nora@rechten.example', visitor: 'nl' },
    }),
  },
  'office-viewing-move': leadCase(23, { time: `${inDays(9)}T10:00` }),
  'office-viewing-undo': {
    values: (known) => {
      known.sql("update former_state set until = '2999-01-01T00:00:00.000Z'")
      return lead(known, 23)
    },
  },
  'office-viewing-propose': leadCase(9, { slot1: `${inDays(10)}T10:00:00.000Z` }),
  'office-viewing-report': {
    values: (known) => {
      known.sql("update appointment set starts_at = ? where lead_id = 'demo-office-21'", `${inDays(-1)}T10:00:00.000Z`)
      return { ...lead(known, 21), outcome: 'came', feedback: 'Zoekt een tuin.' }
    },
  },
  'office-viewing-cancel': leadCase(24),
  'office-owner-log': owner({
    ...{ kind: 'communication', property: 4_102_311, date: inDays(0), communication: 'phone', subject: 'Gebeld' },
  }),
  'office-owner-give': owner(property),
  'office-owner-take': owner(property),
  'office-owner-invite': {
    values: () => ({ EMAIL: 'odile@rechten.example', NAME: 'Odile Carpentier', property: 4_102_324, invitee: 'fr' }),
  },
  'office-hours': { values: () => ({ agent: 11, version: 0, what: 'feed' }) },
  'office-hours-own': {
    values: ({ sql, idOf }) => {
      sql('update staff set agent_id = ? where account_id = ?', agent, idOf('agent'))
      return { agent, version: 0, what: 'feed' }
    },
  },
  'office-newsletter-test': { values: () => ({ article: 'first-viewing-twenty-points' }), untraced: 'a mail to oneself' },
  'office-newsletter-send': { values: () => ({ article: 'first-viewing-twenty-points' }) },
  'office-offer-mail': {
    values: ({ sql }) => {
      const row = "insert into office_listing (property_id, version, changed_at, discreet) values (4102324, 1, ?, 'A')"
      if (sql("select 1 as one from office_listing where discreet = 'A'").length === 0) sql(row, now())
      return { offer: 'A' }
    },
  },
  'office-article-new': {
    values: () => ({
      ...{ from: 'first-viewing-twenty-points', begin: 'empty' },
      ...{ 'title.nl': 'Rechten', 'title.fr': 'Droits', 'title.en': 'Rights', 'title.de': 'Rechte' },
      ...{ 'slug.nl': 'rechten', 'slug.fr': 'droits', 'slug.en': 'rights', 'slug.de': 'rechte' },
    }),
  },
  'office-article-remove': {
    values: ({ sql }) => {
      const [made] = sql("select subject_id from audit where action = 'made' and subject = 'text'")
      return { document: String(made?.['subject_id']) }
    },
  },
  'office-settings': {
    values: () => ({ settings: 0, closing: 0, do: 'close', from: inDays(40), to: inDays(41) }),
    untraced: 'a draft says by itself who wrote it, and nobody else sees it',
  },
  'office-text-restore': { values: publish },
  'office-text': {
    values: ({ sql }) => {
      const columns = 'document, content, base, version, account_id, name, changed_at'
      if (sql('select 1 as one from text_draft where document = ?', text).length === 0)
        sql(`insert into text_draft (${columns}) values (?, '{}', '{}', 1, null, 'An', ?)`, text, now())
      return { document: text, version: 1, do: 'drop' }
    },
    untraced: 'a draft says by itself who wrote it, and nobody else sees it',
  },
  'office-pictures-remove': { values: () => ({ names: 'office-none.webp' }), idle: 'every picture of the demo is shown' },
  'office-feed-accept': { values: () => ({ source: 'none' }), idle: noFeed },
  'office-feed-answer': { values: () => ({ id: 4_102_311, path: 'GScore', value: 'C' }), idle: noFeed },
  'office-feed-run': { values: () => ({ source: 'none' }), idle: noFeed },
  'office-staff-invite': {
    values: () => ({ EMAIL: 'nieuw@rechten.example', NAME: 'Wouter Nijs', rank: 'agent', agent: '', invitee: 'nl' }),
  },
  'office-staff-rank': colleague({ rank: 'manager' }),
  'office-staff-sessions': colleague(),
  'office-staff-remove': colleague(),
}
