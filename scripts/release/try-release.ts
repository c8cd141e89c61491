/**
 * `npm run test:release`: unpacks the newest archive in `.release`, starts it with an empty PATH, requests pages and the help of
 * every command, and prints the time to the first page and the memory. As root it runs in a chroot that contains only a shell and
 * the C library.
 */
import { execFileSync, spawn } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readSettings } from '../../lib/process/settings.ts'

const root = mkdtempSync(join(tmpdir(), 'bare-'))
const isRoot = process.getuid?.() === 0
const port = String(readSettings(process.env).PORT)

/** Files of the C library. */
const systemFiles = ['/lib64/ld-linux-x86-64.so.2', ...['c', 'm'].map((name) => `/lib/x86_64-linux-gnu/lib${name}.so.6`)]
const systemParts = ['libdl.so.2', 'libpthread.so.0', 'libresolv.so.2'].map((name) => `/lib/x86_64-linux-gnu/${name}`)

function copyIn(file: string, name = file): void {
  if (!existsSync(file)) return
  mkdirSync(dirname(join(root, name)), { recursive: true })
  cpSync(realpathSync(file), join(root, name))
}

function makeBareRoot(): void {
  for (const file of [...systemFiles, ...systemParts]) copyIn(file)
  copyIn('/bin/sh')
  for (const folder of ['dev', 'etc', 'tmp', 'srv/site', 'opt']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'etc/hosts'), '127.0.0.1 localhost\n')
  if (isRoot) execFileSync('mknod', [join(root, 'dev/null'), 'c', '1', '3'])
}

function unpack(): string {
  const [newest] = globSync('.release/*.tar.gz').sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (!newest) throw new Error('There is no archive: npm run release')
  execFileSync('tar', ['-xzf', newest, '-C', join(root, 'opt')])
  return basename(newest, '.tar.gz')
}

makeBareRoot()
const name = unpack()
const [program = ''] = name.split('-')
const base = isRoot ? '/' : root
const line = `cd ${join(base, 'srv/site')} && exec ${join(base, 'opt', name, program)} "$@"`
const command = [...(isRoot ? ['/usr/sbin/chroot', root] : []), '/bin/sh', '-c', line, program]
const env = { PATH: '/nowhere', HOME: '/tmp', PORT: port, REQUESTS_PER_MINUTE: '0', NODE_ENV: 'production' } as const

const run = (...args: string[]) =>
  execFileSync(command[0] ?? '', [...command.slice(1), ...args], { encoding: 'utf8', env, stdio: ['ignore', 'pipe', 'inherit'] })

const namesIn = (help: string) => [...help.matchAll(/^ {2}([a-z-]+) .* {2}/gm)].map(([, found]) => found ?? '')

async function waitForPage(): Promise<number> {
  const start = performance.now()
  while (performance.now() - start < 60_000) {
    const answer = await fetch(`http://127.0.0.1:${port}/nl/`).catch(() => undefined)
    if (answer?.ok) return Math.round(performance.now() - start)
    await sleep(50)
  }
  throw new Error('no page within a minute')
}

/**
 * Resident memory in MiB, current and maximum. The pid is that of the site, as each program of the start replaces the one before
 * (exec).
 */
function memoryOf(pid: number | undefined): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const [now, most] = ['VmRSS', 'VmHWM'].map((name) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024),
  )
  return `${now} MiB, ${most} at most`
}

const failed: string[] = []
const check = (what: string, isSo: boolean) => {
  if (!isSo) failed.push(what)
}
const site = spawn(command[0] ?? '', [...command.slice(1), 'start'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
const ended = new Promise((done) => site.once('exit', done))
try {
  console.log(`first page after ${await waitForPage()} ms; memory ${memoryOf(site.pid)}`)
  for (const path of ['/fr/', '/en/for-sale/', '/nl/te-koop/?maxPrice=300000', '/sitemap.xml', '/api/ready/', '/licences.txt'])
    check(path, (await fetch(`http://127.0.0.1:${port}${path}`)).ok)
  const subjects = namesIn(run())
  const verbs = subjects.flatMap((subject) => namesIn(run(subject)).map((verb) => [subject, verb] as const))
  for (const [subject, verb] of verbs) check(`${subject} ${verb}`, run(subject, verb, '--help').includes('Usage:'))
  check('version', run('version').includes('"commit"'))
  check('commands', verbs.length > 30)
  console.log(`${verbs.length} commands asked for their help; memory ${memoryOf(site.pid)}`)
} finally {
  site.kill('SIGTERM')
  await ended
  rmSync(root, { recursive: true, force: true })
}
console.log(`${failed.length === 0 ? 1 : 0} passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`)
process.exitCode = failed.length === 0 ? 0 : 1
