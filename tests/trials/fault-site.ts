/** The release under trial while things fail: a separate folder, the visitors' responses, and the stored data. */
import { randomUUID } from 'node:crypto'
import { chmodSync, cpSync, mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MailServer } from '../support/mail-server.ts'
import { compareLeads, openDatabase } from './kept-leads.ts'
import { findRelease, type ReleasedSite, startRelease, waitUntilReady } from './released-site.ts'
import { type Answers, sendLead, visitorSettings } from './visitors.ts'

export const port = Number(process.env['PORT'] ?? 3320)

export const release = findRelease()

export const root = mkdtempSync(join(tmpdir(), 'faults-'))

chmodSync(root, 0o755)

Object.assign(process.env, visitorSettings, { VAR_DIR: join(root, 'trial') })

export const seconds = (count: number) => sleep(count * 1000)

/** A folder of an agency for each trial. */
export function makeFolder(name: string): string {
  const folder = join(root, name)
  mkdirSync(folder)
  cpSync('data', join(folder, 'data'), { recursive: true })
  return folder
}

export async function startSite(folder: string, settings: Readonly<Record<string, string>>): Promise<ReleasedSite> {
  const own = { PORT: String(port), CONTENT_DIR: 'data', VAR_DIR: join(folder, 'var'), REQUESTS_PER_MINUTE: '0' }
  const site = startRelease(release, folder, { ...visitorSettings, ...own, ...settings })
  await waitUntilReady(site)
  return site
}

/** Current status by page. */
export async function look({ url }: ReleasedSite): Promise<string> {
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

export const toOffice = ({ mails }: MailServer) =>
  mails
    .filter(({ replyTo, headers }) => !replyTo?.length && headers.some(({ key }) => key === 'auto-submitted'))
    .filter(({ to }) => !to?.some(({ address }) => address?.endsWith('@voorbeeld.example')))
    .map(({ subject = '' }) => subject)

type Finding = { visitors: string; office: string; kept: string }

export const findings: Record<string, Finding> = {}

/** Compares once the site has stopped. */
export async function countKept(where: string, { acknowledged }: Answers): Promise<string> {
  const db = openDatabase(where)
  const { rows, lost, doubled, withoutMails, outbox } = await compareLeads(db, acknowledged)
  await db.destroy()
  const states = Object.entries(outbox).map(([status, count]) => `${count} ${status}`)
  return `${acknowledged.length} thanked, ${rows} kept, lost ${lost}, doubled ${doubled}, without their mails ${withoutMails} (mails: ${states.join(', ')})`
}

export const failed = ({ pages, failures }: Answers) => {
  const forms = failures.filter(({ what }) => !/^\d{3} \/|^\//.test(what)).length
  return `${pages} pages answered, ${failures.length - forms} failed; ${forms} forms not taken`
}
