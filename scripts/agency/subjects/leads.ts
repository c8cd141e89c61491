/** Commands about leads. */
import { stringify } from 'csv-stringify/sync'
import { findLeads, type Lead } from '../../../lib/server/db/repositories/leads/leads.ts'
import { erasePerson } from '../../../lib/server/privacy/erase-person.ts'
import { deleteExpired } from '../../../lib/server/privacy/retention.ts'
import type { Line, Subject } from '../command.ts'
import { withDb } from '../with-db.ts'

async function list(): Promise<undefined> {
  const leads = await withDb((db) => findLeads(db))
  for (const { createdAt, form, status, email, propertyId } of leads)
    console.log([createdAt, form, status, email, propertyId ?? ''].join('  '))
  console.log(`${leads.length} lead(s)`)
}

const textOf = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''))

const toCsvRow = ({ payload, ...lead }: Lead) => ({
  ...lead,
  ...Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, textOf(value)])),
})

/** `escape_formulas`: spreadsheets would execute a cell that starts like a formula. */
async function csv(): Promise<undefined> {
  const rows = (await withDb((db) => findLeads(db))).map(toCsvRow)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  process.stdout.write(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }))
}

async function erase({ words: [address = ''] }: Line): Promise<undefined> {
  const { leads, changed, subscriptions, subscribers, accounts, listed, items } = await withDb((db) => erasePerson(db, address))
  console.log(
    `Deleted: ${leads} lead(s) with files, mails and appointments, ${subscriptions} sign-up(s), saved searches of ${subscribers} person(s), ${accounts} account(s), ${listed} name(s) on shared lists; taken out of ${changed} lead(s) of others and ${items} item(s) of the portal.`,
  )
}

async function retain(): Promise<undefined> {
  console.log(`${await withDb((db) => deleteExpired(db, new Date()))} lead(s) deleted`)
}

export const leads: Subject = {
  defaultVerb: 'list',
  verbs: {
    list: { summary: 'all leads, the newest last', run: list },
    csv: { summary: 'all leads with every field, as CSV', run: csv },
    erase: {
      summary: "deletes a person's leads, searches, sign-ups and account, and takes the person out of what others sent",
      words: [{ name: 'mail', shape: 'mail' }],
      run: erase,
    },
    retain: { summary: 'deletes what is older than LEAD_DAYS and CANDIDATE_DAYS allow', run: retain },
  },
}
