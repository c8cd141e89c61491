/** Publishes the content as the site starts: whatever is wrong with it, the start goes on, and the watch takes what is repaired. */
import 'server-only'
import { isBuiltFromOther } from '../../../process/built-content.ts'
import { bringFeeds } from '../../feeds/share-feeds.ts'
import { env } from '../../runtime/env.ts'
import { namedSources } from '../snapshot/feed-items.ts'
import { findWanted } from '../snapshot/published-media.ts'
import { hasChanges } from './compare-texts.ts'
import { publishAndNotify } from './publish-and-notify.ts'
import { reloadOnceServing } from './reload-site.ts'

/** Whether pictures are shown that do not lie in the content: a build elsewhere had none of them. */
function namesElsewhere(): boolean {
  const { addresses, documents } = findWanted() ?? {}
  return (addresses?.size ?? 0) + (documents?.size ?? 0) > 0
}

/** Called once when the site starts. */
export async function startContent(): Promise<void> {
  await bringFeeds(namedSources(env().CONTENT_DIR))
  const report = await publishAndNotify()
  // The pages that the process before made are of the content of then, and those of the build of the content and pictures that it had.
  if (hasChanges(report) || isBuiltFromOther(env().CONTENT_DIR, env().SITE_URL) || namesElsewhere()) void reloadOnceServing()
}
