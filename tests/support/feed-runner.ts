/** Runs a feed as a separate program that a test may kill. Settings come from the environment; FEED names a file of listings, NOW the time. */
import { readFileSync } from 'node:fs'
import { closeDb, getDb } from '../../lib/server/db/client.ts'
import { runOn } from './feed-runs.ts'

const content = readFileSync(process.env['FEED'] ?? '', 'utf8')
const db = await getDb()
process.stdout.write('begun\n')
await runOn(db, content, { now: new Date(process.env['NOW'] ?? ''), acceptsGone: true })
await closeDb()
