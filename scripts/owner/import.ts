/** `import communication|visit|media <file.csv>`: many items at once, all of them or, with a mistake in one, none. */
import { readFileSync } from 'node:fs'
import { isOneOfKinds, itemKinds } from '../../lib/domain/portal/portal-item.ts'
import { getDb } from '../../lib/server/db/client.ts'
import { addItems } from '../../lib/server/db/repositories/portal-items.ts'
import { importItems as readItems } from '../../lib/server/portal/import-items.ts'
import type { OwnerCommand } from './command.ts'

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    return undefined
  }
}

async function run([kind = '', path = '', ...more]: readonly string[]): Promise<number> {
  if (!isOneOfKinds(kind) || path === '' || more.length > 0) return 2
  const file = readText(path)
  if (file === undefined) return 1
  const read = readItems(kind, file)
  if ('mistakes' in read) {
    for (const mistake of read.mistakes) console.error(mistake)
    console.error('Nothing was imported.')
    return 1
  }
  await addItems(await getDb(), read.items, new Date())
  console.log(`${read.items.length} item(s) imported.`)
  return 0
}

export const importItems: OwnerCommand = { usage: `import ${itemKinds.join('|')} <file.csv>`, run }
