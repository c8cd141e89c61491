/** A full disk, and one that the system makes read-only. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startMailServer } from '../support/mail-server.ts'
import { countKept, failed, findings, look, makeFolder, port, release, root, seconds, startSite, toOffice } from './fault-site.ts'
import { startRelease, waitUntilReady } from './released-site.ts'
import { startVisitors, visitorSettings } from './visitors.ts'

/** A small separate disk that the system makes read-only after an error. */
function makeDisk(name: string): { folder: string; device: string; remove: () => void } {
  const [image, folder] = [join(root, `${name}.img`), join(root, `${name}-disk`)]
  mkdirSync(folder)
  execFileSync('truncate', ['-s', '192M', image])
  execFileSync('mkfs.ext4', ['-q', '-m', '0', image])
  execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, folder])
  const device = execFileSync('findmnt', ['-no', 'SOURCE', folder], { encoding: 'utf8' }).trim()
  return { folder, device: basename(device), remove: () => void execFileSync('umount', [folder]) }
}

export async function withFullDisk(): Promise<void> {
  const disk = makeDisk('full')
  const mail = await startMailServer()
  const site = await startSite(makeFolder('full'), { VAR_DIR: join(disk.folder, 'var'), SMTP_URL: mail.url })
  const visitors = startVisitors(site.url, 200, 300)
  await seconds(8)
  const filler = join(disk.folder, 'filler')
  try {
    execFileSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'], { stdio: 'ignore' })
  } catch {
    // Ends when no space is left.
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

export async function withReadOnlyDisk(): Promise<void> {
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
  // The office is mailed after two minutes, not through the outbox.
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
    // Exit code 1: it repaired something.
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
