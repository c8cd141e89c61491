/** Whether a picture can be shown: a file of our own, or a host that the site names. */
import 'server-only'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from './report.ts'
import type { Snapshot } from './snapshot-type.ts'

type PicturePlace = { pictureHosts: readonly string[]; publicFolder: string }

/** What is wrong with the address of a picture; undefined when it can be shown. */
export function findPictureFault(url: string, { pictureHosts, publicFolder }: PicturePlace): string | undefined {
  if (url.startsWith('/'))
    return existsSync(join(publicFolder, url)) ? undefined : `expected a file below ${publicFolder}/; found "${url}"`
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return pictureHosts.includes(host) ? undefined : `expected a host listed under pictureHosts in site.json; found "${url}"`
}

/** `publicFolder`: folder that pictures of our own come from. */
type Place = { snapshot: Snapshot; publicFolder: string }

export function checkPicture(url: string, file: string, path: string, { snapshot, publicFolder }: Place, report: Report): void {
  const fault = findPictureFault(url, { pictureHosts: snapshot.site.pictureHosts, publicFolder })
  if (fault !== undefined) report(file, path, fault)
}
