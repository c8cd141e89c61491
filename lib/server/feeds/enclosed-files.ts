/** Files that came inside the feed, such as the pictures of an archive, are taken from there; everything else is fetched. */
import 'server-only'
import type { FeedReading } from '../../feeds/adapter.ts'
import type { FetchFile } from './feed-files.ts'

/** Scheme of addresses that are only valid within their feed. */
const enclosedScheme = 'feed:'

/** Wraps `fetchFile`; a file with a `feed:` address that is not in the feed is a fault. */
export function fetchEnclosed({ files }: Pick<FeedReading, 'files'>, fetchFile: FetchFile): FetchFile {
  return async (url) => {
    const bytes = files?.get(url)
    if (bytes) return { bytes: Buffer.from(bytes) }
    return url.startsWith(enclosedScheme) ? { fault: 'not among the files that came with the feed' } : await fetchFile(url)
  }
}
