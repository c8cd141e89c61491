/** Whether a picture can be shown: a file of our own, or a host that the site names. */
import 'server-only'
import { type MediaFile, mediaTypes } from '../../domain/media/media.ts'
import { findMediaFile } from '../media/find-media.ts'
import type { Report } from './report.ts'
import type { Snapshot } from './snapshot-type.ts'

type PicturePlace = { pictureHosts: readonly string[]; contentFolder: string }

/** What a plan may be, and a picture. */
const shown: readonly string[] = ['picture', 'drawing']

function findFileFault(url: string, contentFolder: string): string | undefined {
  const found = findMediaFile(url, contentFolder)
  if ('fault' in found) return `${found.fault} for "${url}"`
  return shown.includes(mediaTypes[found.file.type]) ? undefined : `expected a picture; found ${found.file.type} in "${url}"`
}

/** What is known of a file of our own; undefined where there is none. */
export function fileOf(url: string, contentFolder: string): MediaFile | undefined {
  const found = url.startsWith('/') ? findMediaFile(url, contentFolder) : undefined
  return found && 'file' in found ? found.file : undefined
}

/** What is wrong with the address of a picture; undefined when it can be shown. */
export function findPictureFault(url: string, { pictureHosts, contentFolder }: PicturePlace): string | undefined {
  if (url.startsWith('/')) return findFileFault(url, contentFolder)
  const host = URL.canParse(url) ? new URL(url).hostname : ''
  return pictureHosts.includes(host) ? undefined : `expected a host listed under pictureHosts in site.json; found "${url}"`
}

/** `contentFolder`: folder that pictures of our own come from. */
type Place = { snapshot: Snapshot; contentFolder: string }

export function checkPicture(url: string, file: string, path: string, { snapshot, contentFolder }: Place, report: Report): void {
  const fault = findPictureFault(url, { pictureHosts: snapshot.site.pictureHosts, contentFolder })
  if (fault !== undefined) report(file, path, fault)
}
