/**
 * `npm run leads`: the leads, newest last; `-- csv` as CSV, `-- erase <mail>` deletes a person's data,
 * `-- retain` deletes what is older than the time that the settings allow.
 */
import { stringify } from 'csv-stringify/sync'
import { closeDb, getDb } from '../lib/server/db/client.ts'
import { findLeads, type Lead } from '../lib/server/db/repositories/leads.ts'
import { erasePerson } from '../lib/server/privacy/erase-person.ts'
import { deleteExpired } from '../lib/server/privacy/retention.ts'

const [command = 'list', address] = process.argv.slice(2)

async function list(): Promise<void> {
  const leads = await findLeads(await getDb())
  for (const { createdAt, form, status, email, propertyId } of leads)
    console.log([createdAt, form, status, email, propertyId ?? ''].join('  '))
  console.log(`${leads.length} lead(s)`)
}

const textOf = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value ?? ''))

const toCsvRow = ({ payload, ...lead }: Lead) => ({
  ...lead,
  ...Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, textOf(value)])),
})

/** Spreadsheets run a cell that starts like a formula; `escape_formulas` keeps it text. */
async function csv(): Promise<void> {
  const rows = (await findLeads(await getDb())).map(toCsvRow)
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  process.stdout.write(stringify(rows, { header: true, columns, bom: true, escape_formulas: true }))
}

async function erase(): Promise<void> {
  if (!address?.includes('@')) return usage()
  const { leads, changed, subscriptions, subscribers, accounts, items } = await erasePerson(await getDb(), address)
  console.log(
    `Deleted: ${leads} lead(s) with files, mails and appointments, ${subscriptions} sign-up(s), saved searches of ${subscribers} person(s), ${accounts} account(s); taken out of ${changed} lead(s) of others and ${items} item(s) of the portal.`,
  )
}

async function retain(): Promise<void> {
  console.log(`${await deleteExpired(await getDb(), new Date())} lead(s) deleted`)
}

function usage(): void {
  console.error('Usage: npm run leads [-- list | csv | erase <mail> | retain]')
  process.exitCode = 2
}

const commands: Readonly<Record<string, () => Promise<void>>> = { list, csv, erase, retain }
await (commands[command] ?? (async () => usage()))()
await closeDb()
