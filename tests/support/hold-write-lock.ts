/** Another process that holds the write lock on the SQLite file of a test, for as long as the test wants. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const program = `
import { DatabaseSync } from 'node:sqlite'
const database = new DatabaseSync(process.argv[1], { timeout: 10_000 })
database.exec('begin immediate')
process.send('held')
process.once('message', () => {
  database.exec('rollback')
  process.disconnect()
})
`

/** Nobody else can write after this. @returns a function that releases the lock; resolves once the process is gone. */
export async function holdWriteLock(path: string): Promise<() => Promise<void>> {
  const command = ['--input-type=module', '--eval', program, '--', path]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const gone = once(child, 'close')
  await once(child, 'message')
  return async () => {
    child.send('release')
    await gone
  }
}
