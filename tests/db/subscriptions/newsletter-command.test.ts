/** `npm run newsletter`: its output and exit codes, and that nobody is mailed twice if it is killed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { closeDb, type Db, getDb } from '@/lib/server/db/client'
import { parseLine } from '@/scripts/agency/parse-line'
import { createMigratedDatabase } from '../../support/databases.ts'
import { showDemo } from '../../support/demo-snapshot.ts'
import { addSubscriber, confirmedOn, mailedTo } from '../../support/subscribers.ts'
import { ownVarFolder } from '../../support/var-folder.ts'

const articleId = 'reading-an-epc-certificate'
const folder = ownVarFolder()
const program = ['--conditions=react-server', 'scripts/agency.ts', '--short', 'newsletter']

type Outcome = { output: string; complaints: string; code: number }

/** Runs the real program. */
function start(...words: string[]) {
  const env = { ...process.env, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(folder, 'compiled') }
  const child = spawn(process.execPath, [...program, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const result = Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { child, result: result.then(([output, complaints, [code]]): Outcome => ({ output, complaints, code })) }
}

/** Runs the same command in this process, where it closes the database at the end; starting the program takes far longer. */
async function run(...words: string[]): Promise<Outcome> {
  const output: string[] = []
  const log = vi.spyOn(console, 'log').mockImplementation((line) => void output.push(`${line}\n`))
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => output.push(String(chunk)) > 0)
  const parsed = await parseLine(['--short', 'newsletter', ...words])
  const code = parsed.kind === 'command' ? ((await parsed.verb.run(parsed.line)) ?? 0) : 2
  log.mockRestore()
  write.mockRestore()
  // Removed, as unexpected output fails the test.
  const complaints = vi.mocked(console.error).mock.calls.splice(0).join('\n')
  return { output: output.join(''), complaints, code }
}

const databases = { sqlite: async () => undefined, postgres: createMigratedDatabase }

/** An empty database that the test and the command share. */
async function openDb(kind: keyof typeof databases, name: string): Promise<Db> {
  const settings = { VAR_DIR: join(folder, `${kind}-${name}`), DATABASE_URL: await databases[kind]() }
  for (const [setting, value] of Object.entries(settings)) vi.stubEnv(setting, value)
  showDemo()
  return getDb()
}

afterEach(async () => {
  await closeDb()
  vi.stubEnv('VAR_DIR', folder)
  vi.stubEnv('DATABASE_URL', undefined)
})

describe.each(['sqlite', 'postgres'] as const)('npm run newsletter (%s)', (kind) => {
  test('lists confirmed subscribers by language, and writes them as CSV with escaped formulas', async () => {
    const db = await openDb(kind, 'list')
    await addSubscriber(db, { email: 'fr@exemple.example', language: 'fr' })
    await addSubscriber(db, { email: '=an@voorbeeld.example' })
    await addSubscriber(db, { email: 'bo@voorbeeld.example' })
    await addSubscriber(db, { email: 'pending@voorbeeld.example', status: 'pending' })
    const counts = { output: 'fr  1\nnl  2\n3 confirmed subscriber(s)\n', complaints: '', code: 0 }
    expect(await start().result).toEqual(counts)
    expect(await run()).toEqual(counts)
    const day = confirmedOn.toISOString()
    expect((await run('list', '--csv')).output).toBe(
      [
        '\uFEFFemail,language,confirmedAt',
        `fr@exemple.example,fr,${day}`,
        `'=an@voorbeeld.example,nl,${day}`,
        `bo@voorbeeld.example,nl,${day}`,
        '',
      ].join('\n'),
    )
  })

  test('mails nobody for an article that cannot be mailed, or for invalid arguments', async () => {
    const db = await openDb(kind, 'refuse')
    await addSubscriber(db, { email: 'an@voorbeeld.example' })
    expect(await run('send', 'nothing')).toMatchObject({ complaints: expect.stringMatching(/^nothing: No article/), code: 1 })
    expect(await run('send', 'jobs')).toMatchObject({ complaints: expect.stringContaining('no page of its own'), code: 1 })
    const slips = [['--tset', 'a@b.example'], ['--test'], ['--test='], ['--test', 'nobody'], ['more'], ['--csv']]
    for (const words of slips) expect((await run('send', articleId, ...words)).code, words.join(' ')).toBe(2)
    expect((await run('send', articleId, '--test', 'a@b.example')).output).toMatch(/^A mail to a@b.example alone/)
    expect(await mailedTo(await getDb(), articleId)).toEqual([])
  })

  test('killed halfway, then run twice concurrently, it mails everyone once', async () => {
    const db = await openDb(kind, 'kill')
    const emails = Array.from({ length: 1500 }, (_, index) => `${index}@voorbeeld.example`)
    await db.transaction().execute(async (transaction) => {
      for (const email of emails) await addSubscriber(transaction, { email })
    })
    const { child, result } = start('send', articleId)
    while (child.exitCode === null && (await mailedTo(db, articleId)).length === 0) await sleep(1)
    child.kill('SIGKILL')
    await result
    const before = (await mailedTo(db, articleId)).length
    // The command was killed before it had finished; otherwise the test shows nothing.
    expect(before).toBeLessThan(emails.length)
    const runs = await Promise.all([start('send', articleId).result, start('send', articleId).result])
    expect(runs.map(({ complaints }) => complaints)).toEqual(['', ''])
    const mails = runs.map(({ output }) => Number.parseInt(output, 10))
    expect(before + mails.reduce((sum, count) => sum + count)).toBe(emails.length)
    expect(await mailedTo(db, articleId)).toEqual(emails.sort())
  })
})
