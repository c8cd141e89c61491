/** Whether a picture can be shown: a file of our own, or a host that the site names. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './report.ts'
import type { Snapshot } from './snapshot-type.ts'

/** `publicFolder`: folder that pictures of our own come from. */
type Place = { snapshot: Snapshot; publicFolder: string }

export function checkPicture(url: string, file: string, path: string, { snapshot, publicFolder }: Place, report: Report): void {
  if (url.startsWith('/')) {
    if (!existsSync(join(publicFolder, url))) report(file, path, `expected a file below ${publicFolder}/; found "${url}"`)
    return
  }
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  if (!snapshot.site.pictureHosts.includes(host))
    report(file, path, `expected a host listed under pictureHosts in site.json; found "${url}"`)
}
