/**
 * `npm run trial:faults`: how a release behaves when what it depends on fails: database, disk, clock, mail server. For each: what
 * visitors see, how the office is notified, and whether anything that was acknowledged is lost. `-- clock mail` runs only these. Needs a
 * release (`npm run release`), root for separate disks, and for clock and mails libfaketime (`apt-get install faketime`).
 * `PORT` is the first of two.
 */
import { rmSync } from 'node:fs'
import { startMailServer } from '../support/mail-server.ts'
import { startOwnPostgres } from '../support/start-postgres.ts'
import { withClockSetBack } from './failing-clock.ts'
import { withFullDisk, withReadOnlyDisk } from './failing-disk.ts'
import { withExpiredCertificate, withoutMailServer } from './failing-mail-server.ts'
import { countKept, failed, findings, look, makeFolder, root, seconds, startSite, toOffice } from './fault-site.ts'
import { waitUntilReady } from './released-site.ts'
import { startVisitors } from './visitors.ts'

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
  // The office is mailed after two minutes, by a check that runs every minute.
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
