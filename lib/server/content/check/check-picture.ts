/** Whether a picture that stands in a page, text or offer of the site can be shown. */
import 'server-only'
import { mediaTypes } from '../../../domain/media/media.ts'
import type { FindFile } from '../../media/find-media.ts'
import type { Report } from './report.ts'

/** What a plan may be, and a picture. */
const shown: readonly string[] = ['picture', 'drawing']

/** @param url of ours: those of other hosts were put in place before, see `own-pictures.ts`. */
export function checkPicture(
  url: string,
  file: string,
  path: string,
  { findFile }: { findFile: FindFile },
  report: Report,
): void {
  const found = findFile(url)
  // What stands in has been told of.
  if (!('file' in found)) report(file, path, `${found.fault} for "${url}"`)
  else if (!shown.includes(mediaTypes[found.file.type]))
    report(file, path, `expected a picture; found ${found.file.type} in "${url}"`)
}
