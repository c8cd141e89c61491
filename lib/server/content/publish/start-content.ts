/**
 * Publishes the content at the start. Whatever is wrong with it, the start continues; the watch publishes it once it is repaired.
 */
import 'server-only'
import { isBuiltFromOther } from '../../../process/built-content.ts'
import { bringFeeds } from '../../feeds/share-feeds.ts'
import { env } from '../../runtime/env.ts'
import { namedSources } from '../snapshot/feed-items.ts'
import { findWanted } from '../snapshot/published-media.ts'
import { hasChanges } from './compare-texts.ts'
import { publishAndNotify } from './publish-and-notify.ts'
import { reloadOnceServing } from './reload-site.ts'

/** Whether the content names pictures of other hosts or PDF files: a build on another machine had none of these files. */
function namesElsewhere(): boolean {
  const { addresses, documents } = findWanted() ?? {}
  return (addresses?.size ?? 0) + (documents?.size ?? 0) > 0
}

/** Called once when the site starts. */
export async function startContent(): Promise<void> {
  await bringFeeds(namedSources(env().CONTENT_DIR))
  const report = await publishAndNotify()
  // Cached pages of the previous process show the previous content; pages of the build show the content and pictures of the
  // build.
  if (hasChanges(report) || isBuiltFromOther(env().CONTENT_DIR, env().SITE_URL) || namesElsewhere()) void reloadOnceServing()
}
