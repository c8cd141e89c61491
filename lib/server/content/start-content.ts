/** Publishes the content as the site starts: whatever is wrong with it, the start goes on, and the watch takes what is repaired. */
import 'server-only'
import { publishAndTell } from './publish-and-tell.ts'
import { reloadOnceServing } from './reload-site.ts'

/** Called once when the site starts. */
export async function startContent(): Promise<void> {
  const { added, changed, removed } = await publishAndTell()
  // The pages that the process before made are of the content of then.
  if (added.length + changed.length + removed.length > 0) void reloadOnceServing()
}
