/** Publishes the content as the site starts: whatever is wrong with it, the start goes on, and the watch takes what is repaired. */
import 'server-only'
import { logWarning } from '../../process/log.ts'
import { writeSiteAddress } from '../runtime/site-address.ts'
import { formatReport, isInOrder, toReport } from './content-report.ts'
import { replaceSnapshot } from './current-snapshot.ts'
import { reloadOnceServing } from './reload-site.ts'

/** Called once when the site starts. */
export async function startContent(): Promise<void> {
  const state = await replaceSnapshot()
  const report = toReport(state)
  if (!isInOrder(report)) logWarning('content-held-back', { report: formatReport({ ...report, warnings: [] }) })
  if (state.serves !== 'none') writeSiteAddress()
  // The pages that the process before made are of the content of then.
  if (Object.values(state.changes).some((files) => files.length > 0)) void reloadOnceServing()
}
