/** `npm run owner`: the owners of properties and what they see in their portal. Each command stands in scripts/owner/. */
import { closeDb } from '../lib/server/db/client.ts'
import type { OwnerCommand } from './owner/command.ts'
import { importItems } from './owner/import.ts'
import { invite } from './owner/invite.ts'
import { list, remove } from './owner/list.ts'
import { log } from './owner/log.ts'

const commands: Readonly<Record<string, OwnerCommand>> = { invite, list, remove, log, import: importItems }

const usage = () => ['Usage:', ...Object.values(commands).map((command) => `  npm run owner -- ${command.usage}`)].join('\n')

const [name = 'list', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
const code = command ? await command.run(words) : 2
if (code === 2) console.error(usage())
process.exitCode = code
await closeDb()
