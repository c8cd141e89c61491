/** Publishes the content as the site starts: whatever is wrong with it, the start goes on, and the watch takes what is repaired. */
import 'server-only'
import { hasChanges } from './compare-texts.ts'
import { publishAndNotify } from './publish-and-notify.ts'
import { reloadOnceServing } from './reload-site.ts'

/** Called once when the site starts. */
export async function startContent(): Promise<void> {
  const report = await publishAndNotify()
  // The pages that the process before made are of the content of then.
  if (hasChanges(report)) void reloadOnceServing()
}
