/** Files that came within a feed itself, such as the pictures of an archive: taken from there, everything else is fetched. */
import 'server-only'
import type { FeedReading } from '../../feeds/adapter.ts'
import type { FetchFile } from './feed-files.ts'

/** The scheme of addresses that only mean something within their feed. */
const enclosedScheme = 'feed:'

export function fetchEnclosed({ files }: Pick<FeedReading, 'files'>, fetchFile: FetchFile): FetchFile {
  return async (url) => {
    const bytes = files?.get(url)
    if (bytes) return { bytes: Buffer.from(bytes) }
    return url.startsWith(enclosedScheme) ? { fault: 'not among the files that came with the feed' } : await fetchFile(url)
  }
}
