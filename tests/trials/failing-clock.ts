/** A clock that is set back, with libfaketime. */
import { globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startMailServer } from '../support/mail-server.ts'
import { countKept, failed, findings, look, makeFolder, seconds, startSite, toOffice } from './fault-site.ts'
import { type Answers, siteClock, startVisitors } from './visitors.ts'

const [fakeTime] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')

/** A site whose clock a trial sets. */
export function makeClock(folder: string): { settings: Readonly<Record<string, string>>; set: (minutes: number) => void } {
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

export const day = 24 * 60

export async function withClockSetBack(): Promise<void> {
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
