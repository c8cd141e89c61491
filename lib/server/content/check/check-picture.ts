/** Checks that a picture of a page, article or offer can be shown. */
import 'server-only'
import { mediaTypes } from '../../../domain/media/media.ts'
import type { FindFile } from '../../media/find-media.ts'
import type { Report } from './report.ts'

/** Kinds of files allowed for pictures and plans. */
const shown: readonly string[] = ['picture', 'drawing']

/** @param url an address on this site: addresses of other hosts were replaced before, see `own-pictures.ts`. */
export function checkPicture(
  url: string,
  file: string,
  path: string,
  { findFile }: { findFile: FindFile },
  report: Report,
): void {
  const found = findFile(url)
  // A last good version that is shown instead was reported before.
  if (!('file' in found)) report(file, path, `${found.fault} for "${url}"`)
  else if (!shown.includes(mediaTypes[found.file.type]))
    report(file, path, `expected a picture; found ${found.file.type} in "${url}"`)
}
