/** `log communication|visit|media <property>`: what was done for a property, for its owner to read. */
import { type ItemKind, isOneOfKinds, itemKinds } from '../../lib/domain/portal/portal-item.ts'
import { getDb } from '../../lib/server/db/client.ts'
import { addItems } from '../../lib/server/db/repositories/portal-items.ts'
import { readItem } from '../../lib/server/portal/read-item.ts'
import { type OwnerCommand, parseWords } from './command.ts'

async function save(kind: ItemKind, fields: Readonly<Record<string, string>>): Promise<number> {
  const read = readItem(kind, fields)
  if ('mistakes' in read) {
    for (const mistake of read.mistakes) console.error(mistake)
    return 1
  }
  await addItems(await getDb(), [read.item], new Date())
  console.log(`Logged: ${kind} of ${read.item.date} for ${read.item.propertyId}.`)
  return 0
}

async function run(words: readonly string[]): Promise<number> {
  const { options, rest } = parseWords(words)
  const [kind = '', property = ''] = rest
  return isOneOfKinds(kind) && rest.length === 2 ? save(kind, { ...options, property }) : 2
}

export const log: OwnerCommand = {
  usage: `log ${itemKinds.join('|')} <property id> --date <day> --status <status> [--time --type --contact --subject --comment --link --views --contacts --email]`,
  run,
}
