/**
 * `npm run trial:faults`: what becomes of a release when the things it stands on fail: database, disk, clock, mail server. For each: what
 * visitors saw, what the office was told, and whether anything that was acknowledged is lost. `-- clock mail` tries these alone. Needs a
 * release (`npm run release`), root for disks of its own, and for clock and mails libfaketime (`apt-get install faketime`).
 * `PORT` is the first of two.
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { startOwnPostgres } from '../support/start-postgres.ts'
import { compareLeads, openDatabase } from './kept-leads.ts'
import { findRelease, type ReleasedSite, startRelease, waitUntilReady } from './released-site.ts'
import { type Answers, sendLead, siteClock, startVisitors, visitorSettings } from './visitors.ts'

const port = Number(process.env['PORT'] ?? 3320)
const mailPort = port + 1
const release = findRelease()
const root = mkdtempSync(join(tmpdir(), 'faults-'))
chmodSync(root, 0o755)
Object.assign(process.env, visitorSettings, { VAR_DIR: join(root, 'trial') })

const seconds = (count: number) => sleep(count * 1000)

/** A folder of an agency for each trial. */
function makeFolder(name: string): string {
  const folder = join(root, name)
  mkdirSync(folder)
  cpSync('data', join(folder, 'data'), { recursive: true })
  return folder
}

async function startSite(folder: string, settings: Readonly<Record<string, string>>): Promise<ReleasedSite> {
  const own = { PORT: String(port), CONTENT_DIR: 'data', VAR_DIR: join(folder, 'var'), REQUESTS_PER_MINUTE: '0' }
  const site = startRelease(release, folder, { ...visitorSettings, ...own, ...settings })
  await waitUntilReady(site)
  return site
}

/** What somebody gets who asks now: status by page. */
async function look({ url }: ReleasedSite): Promise<string> {
  const paths = { home: '/nl/', list: '/nl/te-koop/?minPrice=100000', health: '/api/health/', ready: '/api/ready/' }
  const found: string[] = []
  for (const [name, path] of Object.entries(paths)) {
    const status = await fetch(`${url}${path}`).then(
      ({ status: code }) => code,
      () => 'none',
    )
    found.push(`${name} ${status}`)
  }
  const failure = await sendLead(url, `${randomUUID()}@voorbeeld.example`)
  const kind = failure?.match(/"kind":"(\w+)"/)?.[1]
  found.push(`form ${failure === undefined ? 'thanked' : (kind ?? failure.slice(0, 60))}`)
  return found.join(', ')
}

const toOffice = ({ mails }: MailServer) =>
  mails
    .filter(({ replyTo, headers }) => !replyTo?.length && headers.some(({ key }) => key === 'auto-submitted'))
    .filter(({ to }) => !to?.some(({ address }) => address?.endsWith('@voorbeeld.example')))
    .map(({ subject = '' }) => subject)

type Finding = { visitors: string; office: string; kept: string }

const findings: Record<string, Finding> = {}

/** Compares once the site has stopped. */
async function countKept(where: string, { acknowledged }: Answers): Promise<string> {
  const db = openDatabase(where)
  const { rows, lost, doubled, withoutMails, outbox } = await compareLeads(db, acknowledged)
  await db.destroy()
  const states = Object.entries(outbox).map(([status, count]) => `${count} ${status}`)
  return `${acknowledged.length} thanked, ${rows} kept, lost ${lost}, doubled ${doubled}, without their mails ${withoutMails} (mails: ${states.join(', ')})`
}

const failed = ({ pages, failures }: Answers) => {
  const forms = failures.filter(({ what }) => !/^\d{3} \/|^\//.test(what)).length
  return `${pages} pages answered, ${failures.length - forms} failed; ${forms} forms not taken`
}

async function withPostgres(): Promise<void> {
  const folder = makeFolder('postgres')
  const postgres = await startOwnPostgres(true)
  const mail = await startMailServer()
  const site = await startSite(folder, { DATABASE_URL: postgres.url, SMTP_URL: mail.url })
  const visitors = startVisitors(site.url, 200, 300)
  await seconds(10)
  postgres.kill()
  await seconds(5)
  const away = await look(site)
  // The office hears of it after two minutes, by a look that comes every minute.
  await seconds(200)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const isUp = await postgres.startAgain().then(
      () => true,
      () => false,
    )
    if (isUp) break
    await seconds(1)
  }
  const back = await waitUntilReady(site)
  await seconds(10)
  const answers = await visitors.stop()
  const after = await look(site)
  await site.stop()
  findings['PostgreSQL killed, started again after 200 s'] = {
    visitors: `meanwhile: ${away}; ${failed(answers)}; ready ${Math.round(back)} ms after it was back: ${after}`,
    office: toOffice(mail).join(', ') || 'nothing',
    kept: await countKept(postgres.url, answers),
  }
  await mail.stop()
  await postgres.stop()
}

/** A small disk of its own, that the system puts into its read-only state when something is wrong with it. */
function makeDisk(name: string): { folder: string; device: string; remove: () => void } {
  const [image, folder] = [join(root, `${name}.img`), join(root, `${name}-disk`)]
  mkdirSync(folder)
  execFileSync('truncate', ['-s', '192M', image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, folder])
  const device = execFileSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).trim()
  return { folder, device: basename(device), remove: () => void execFileSync('umount', [folder]) }
}

async function withFullDisk(): Promise<void> {
  const disk = makeDisk('full')
  const mail = await startMailServer()
  const site = await startSite(makeFolder('full'), { VAR_DIR: join(disk.folder, 'var'), SMTP_URL: mail.url })
  const visitors = startVisitors(site.url, 200, 300)
  await seconds(8)
  const filler = join(disk.folder, 'filler')
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {
    // Ends when nothing is left.
  }
  await seconds(10)
  const full = await look(site)
  await seconds(10)
  rmSync(filler)
  const back = await waitUntilReady(site)
  await seconds(8)
  const answers = await visitors.stop()
  const after = await look(site)
  await site.stop()
  findings['Disk full for 20 s'] = {
    visitors: `meanwhile: ${full}; ${failed(answers)}; ready ${Math.round(back)} ms after there was room: ${after}`,
    office: toOffice(mail).join(', ') || 'nothing',
    kept: await countKept(join(disk.folder, 'var/site.sqlite'), answers),
  }
  await mail.stop()
  disk.remove()
}

async function withReadOnlyDisk(): Promise<void> {
  const disk = makeDisk('fixed')
  const folder = makeFolder('fixed')
  const mail = await startMailServer()
  const settings = { VAR_DIR: join(disk.folder, 'var'), SMTP_URL: mail.url }
  const site = await startSite(folder, settings)
  const visitors = startVisitors(site.url, 200, 300)
  await seconds(8)
  writeFileSync(`/sys/fs/ext4/${disk.device}/trigger_fs_error`, 'trial')
  await seconds(10)
  const meanwhile = await look(site)
  // The office hears of it after two minutes, past the outbox.
  await seconds(200)
  const answers = await visitors.stop()
  await site.stop()
  const again = startRelease(release, folder, { ...visitorSettings, ...settings, PORT: String(port), CONTENT_DIR: 'data' })
  await seconds(15)
  const started = again.process.exitCode === null ? await look(again) : `ended with ${again.process.exitCode}`
  const said = again.complaints().find((line) => /EROFS|read-?only/i.test(line))
  if (again.process.exitCode === null) await again.stop()
  disk.remove()
  const image = join(root, 'fixed.img')
  try {
    execFileSync('fsck.ext4', ['-fy', image], { stdio: 'ignore' })
  } catch {
    // Says that it mended something.
  }
  execFileSync('mount', ['-o', 'loop', image, disk.folder])
  findings['Disk that the system made read-only, started again on it, mended'] = {
    visitors: `meanwhile: ${meanwhile}; ${failed(answers)}; a start on it: ${started}${said ? `, log: ${said.slice(0, 160)}` : ''}`,
    office: toOffice(mail).join(', ') || 'nothing',
    kept: await countKept(join(disk.folder, 'var/site.sqlite'), answers),
  }
  disk.remove()
  await mail.stop()
}

const [fakeTime] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

/** A site whose clock a trial sets. */
function makeClock(folder: string): { settings: Readonly<Record<string, string>>; set: (minutes: number) => void } {
  if (!fakeTime) throw new Error('There is no libfaketime: apt-get install faketime')
  const file = join(folder, 'clock')
  const set = (minutes: number) => {
    writeFileSync(file, `${minutes < 0 ? '' : '+'}${minutes * 60}\n`)
    siteClock.offset = minutes * 60_000
  }
  set(0)
  const settings = {
    LD_PRELOAD: fakeTime,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_CACHE_DURATION: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    FAKETIME_DONT_RESET: '1',
  }
  return { settings, set }
}

const day = 24 * 60

async function withClockSetBack(): Promise<void> {
  const folder = makeFolder('clock')
  const clock = makeClock(folder)
  const mail = await startMailServer()
  const site = await startSite(folder, { ...clock.settings, SMTP_URL: mail.url })
  const all: Answers[] = []
  const looks: string[] = []
  for (const minutes of [0, -day, 0]) {
    clock.set(minutes)
    await seconds(3)
    const visitors = startVisitors(site.url, 200, 300)
    await seconds(10)
    looks.push(await look(site))
    all.push(await visitors.stop())
  }
  await seconds(8)
  await site.stop()
  const answers: Answers = {
    pages: all.reduce((sum, { pages }) => sum + pages, 0),
    acknowledged: all.flatMap(({ acknowledged }) => acknowledged),
    failures: all.flatMap(({ failures }) => failures),
    longest: 0,
  }
  findings['Clock set back by a day, and on again'] = {
    visitors: `a day back: ${looks[1]}; ${failed(answers)}`,
    office: toOffice(mail).join(', ') || 'nothing',
    kept: await countKept(join(folder, 'var/site.sqlite'), answers),
  }
  await mail.stop()
  clock.set(0)
}

/** Sets the clock on, again and again, until the mail server has what it waits for. */
async function waitForMails(mail: MailServer, wanted: number, from: number, set: (minutes: number) => void): Promise<number> {
  for (let minutes = from; minutes < from + 2 * day; minutes += 60) {
    set(minutes)
    await seconds(8)
    if (mail.mails.length >= wanted) return minutes
  }
  return Number.NaN
}

async function withoutMailServer(): Promise<void> {
  const folder = makeFolder('mail')
  const clock = makeClock(folder)
  const site = await startSite(folder, { ...clock.settings, SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  const visitors = startVisitors(site.url, 500, 500)
  await seconds(8)
  const first = await visitors.stop()
  const meanwhile = await look(site)
  for (const minutes of [1, 7, 35, 100, 300, 660, 1000, day]) {
    clock.set(minutes)
    // The outbox looks every five seconds, the alarms every minute.
    await seconds(minutes === 100 ? 70 : 12)
  }
  const mail = await startMailServer({ port: mailPort })
  const wanted = 2 * (first.acknowledged.length + 1)
  const minutes = await waitForMails(mail, wanted, day, clock.set)
  await seconds(5)
  await site.stop()
  const ids = new Set(mail.mails.map(({ messageId }) => messageId))
  findings['Mail server away for a day'] = {
    visitors: `meanwhile: ${meanwhile}; ${failed(first)}`,
    office: `${toOffice(mail).join(', ') || 'nothing'}; mails arrived ${Math.round(minutes / 60)} hours after they were written, ${mail.mails.length} of ${ids.size} different`,
    kept: await countKept(join(folder, 'var/site.sqlite'), first),
  }
  await mail.stop()
  clock.set(0)
}

/** A certificate of its own for localhost. @param begin when it was made, for a day: `date`'s words. */
function makeCertificate(name: string, begin: string): { key: string; cert: string; file: string } {
  const [key, cert] = [join(root, `${name}.key`), join(root, `${name}.pem`)]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  execFileSync('faketime', [begin, 'openssl', ...request, ...names], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert }
}

async function withExpiredCertificate(): Promise<void> {
  const folder = makeFolder('certificate')
  const clock = makeClock(folder)
  const [old, renewed] = [makeCertificate('old', '30 days ago'), makeCertificate('new', '1 hour ago')]
  const trusted = join(root, 'trusted.pem')
  writeFileSync(trusted, old.cert + renewed.cert)
  const refused = await startMailServer({ port: mailPort, certificate: old })
  const SMTP_URL = `smtps://localhost:${mailPort}`
  const site = await startSite(folder, { ...clock.settings, SMTP_URL, NODE_EXTRA_CA_CERTS: trusted })
  const visitors = startVisitors(site.url, 500, 500)
  await seconds(8)
  const answers = await visitors.stop()
  const meanwhile = await look(site)
  for (const minutes of [2, 10, 40]) {
    clock.set(minutes)
    await seconds(minutes === 40 ? 70 : 12)
  }
  await refused.stop()
  const mail = await startMailServer({ port: mailPort, certificate: renewed })
  const hours = (await waitForMails(mail, 2 * (answers.acknowledged.length + 1), 60, clock.set)) / 60
  await seconds(5)
  await site.stop()
  findings['Certificate of the mail server expired, renewed after 40 minutes'] = {
    visitors: `meanwhile: ${meanwhile}; ${failed(answers)}; ${refused.mails.length} mails given to it`,
    office: `${toOffice(mail).join(', ') || 'nothing'}; all mails arrived ${Math.round(hours)} hours after they were written`,
    kept: await countKept(join(folder, 'var/site.sqlite'), answers),
  }
  await mail.stop()
  clock.set(0)
}

const trials = {
  postgres: withPostgres,
  full: withFullDisk,
  'read-only': withReadOnlyDisk,
  clock: withClockSetBack,
  mail: withoutMailServer,
  certificate: withExpiredCertificate,
} as const

const asked = process.argv.slice(2)
try {
  for (const [name, run] of Object.entries(trials)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    console.error(`${new Date().toISOString()} ${name}`)
    await run()
  }
} finally {
  console.log('| What fails | Visitors | The office | Leads |\n| --- | --- | --- | --- |')
  for (const [name, { visitors, office, kept }] of Object.entries(findings))
    console.log(`| ${name} | ${visitors} | ${office} | ${kept} |`)
  rmSync(root, { recursive: true, force: true })
}
