/** A mail server that is unreachable for a day, and one with an expired certificate. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type MailServer, startMailServer } from '../support/mail-server.ts'
import { day, makeClock } from './failing-clock.ts'
import { countKept, failed, findings, look, makeFolder, port, root, seconds, startSite, toOffice } from './fault-site.ts'
import { startVisitors } from './visitors.ts'

const mailPort = port + 1

/** Moves the clock forward repeatedly until the mail server has the expected mails. */
async function waitForMails(mail: MailServer, wanted: number, from: number, set: (minutes: number) => void): Promise<number> {
  for (let minutes = from; minutes < from + 2 * day; minutes += 60) {
    set(minutes)
    await seconds(8)
    if (mail.mails.length >= wanted) return minutes
  }
  return Number.NaN
}

export async function withoutMailServer(): Promise<void> {
  const folder = makeFolder('mail')
  const clock = makeClock(folder)
  const site = await startSite(folder, { ...clock.settings, SMTP_URL: `smtp://127.0.0.1:${mailPort}` })
  const visitors = startVisitors(site.url, 500, 500)
  await seconds(8)
  const first = await visitors.stop()
  const meanwhile = await look(site)
  for (const minutes of [1, 7, 35, 100, 300, 660, 1000, day]) {
    clock.set(minutes)
    // The outbox polls every five seconds, the alarms every minute.
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

/** A self-signed certificate for localhost. @param begin start of its validity of a day, in the syntax of `date`. */
function makeCertificate(name: string, begin: string): { key: string; cert: string; file: string } {
  const [key, cert] = [join(root, `${name}.key`), join(root, `${name}.pem`)]
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '3', '-subj', '/CN=localhost']
  const names = ['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', cert]
  execFileSync('faketime', [begin, 'openssl', ...request, ...names], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8'), file: cert }
}

export async function withExpiredCertificate(): Promise<void> {
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
