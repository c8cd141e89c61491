/** Commands that add portal items for an owner: one, or many from a file. */
import { readFileSync } from 'node:fs'
import { type ItemKind, isOneOfKinds, itemKinds, itemStatuses, itemTypes } from '../../../lib/domain/portal/portal-item.ts'
import { getSnapshot } from '../../../lib/server/content/snapshot/current-snapshot.ts'
import { addItems, type NewItem } from '../../../lib/server/db/repositories/portal/portal-items.ts'
import { logForOwner } from '../../../lib/server/office/people/owner-actions.ts'
import { staffAtShell } from '../../../lib/server/office/staff/staff.ts'
import { importFile } from '../../../lib/server/portal/import-items.ts'
import { itemFields } from '../../../lib/server/portal/read-item.ts'
import { type ExitCode, fail, type Line, type Option, UsageError, type Verb } from '../command.ts'
import { withDb } from '../with-db.ts'

const listByKind = (words: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(words)
    .map(([kind, names]) => `${kind}: ${names.join(', ')}`)
    .join('; ')

const kindWord = { name: 'kind', shape: 'text', choices: itemKinds } as const

const itemOptions = {
  date: { shape: 'text', describes: 'the day, 2026-11-21 or 21-11-2026' },
  status: { shape: 'text', describes: listByKind(itemStatuses) },
  time: { shape: 'text', describes: 'a time, 17:30' },
  type: { shape: 'text', describes: `${listByKind(itemTypes)}; media: name of the channel` },
  contact: { shape: 'text', describes: 'with whom' },
  subject: { shape: 'text', describes: 'about what' },
  comment: { shape: 'text', describes: 'what came of it' },
  link: { shape: 'text', describes: 'address of a page, https://…' },
  views: { shape: 'number', describes: 'how often it was seen there' },
  contacts: { shape: 'number', describes: 'how many reacted there' },
  email: { shape: 'text', describes: 'address of the person, never shown: `leads erase` finds the item by it' },
} satisfies Record<Exclude<(typeof itemFields)[number], 'property'>, Option>

function readKind([kind = '']: readonly string[]): ItemKind {
  if (isOneOfKinds(kind)) return kind
  throw new UsageError(`<kind>: expected one of ${itemKinds.join(', ')}`)
}

function failWith(mistakes: readonly string[], last: readonly string[] = []): ExitCode {
  return fail([...mistakes, ...last].join('\n'))
}

const save = (items: NewItem[]) => withDb((db) => addItems(db, items, new Date()))

async function runLog({ words, option }: Line): Promise<ExitCode | undefined> {
  const kind = readKind(words)
  const fields = itemFields.flatMap((name) => {
    const value = name === 'property' ? words[1] : option(name)
    return value === undefined ? [] : [[name, value] as const]
  })
  const staff = staffAtShell(getSnapshot().site.defaultLanguage)
  const logged = await withDb((db) => logForOwner(db, staff, kind, Object.fromEntries(fields), new Date()))
  if (logged.kind === 'wrong') return failWith(logged.mistakes)
  console.log(`Logged: ${kind} of ${logged.date} for ${logged.propertyId}.`)
  return undefined
}

/** The content of the file, or why it cannot be read. */
function readBytes(path: string): { bytes: Uint8Array } | { mistake: string } {
  try {
    return { bytes: readFileSync(path) }
  } catch (error) {
    return { mistake: error instanceof Error ? error.message : String(error) }
  }
}

async function runImport({ words }: Line): Promise<ExitCode | undefined> {
  const kind = readKind(words)
  const file = readBytes(words[1] ?? '')
  if ('mistake' in file) return fail(file.mistake)
  const read = importFile(kind, file.bytes)
  if ('mistakes' in read) return failWith(read.mistakes, ['Nothing was imported.'])
  await save(read.items)
  console.log(`${read.items.length} item(s) imported.`)
  return undefined
}

export const log: Verb = {
  summary: 'writes one item into the portal of a property',
  words: [kindWord, { name: 'property id', shape: 'number' }],
  options: itemOptions,
  run: runLog,
}

export const importItems: Verb = {
  summary: 'writes the items of a CSV file, whose headings are `property` and the options of `log`; all of them or none',
  words: [kindWord, { name: 'file.csv', shape: 'text' }],
  run: runImport,
}
