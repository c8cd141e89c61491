/**
 * Publishes the content folder and reports the result: in the log, by mail to the office if something is held back or repaired,
 * and to the other servers.
 */
import 'server-only'
import { logWarning } from '../../../process/log.ts'
import { isRenderer } from '../../../process/renderer.ts'
import { writeSiteAddress } from '../../runtime/site-address.ts'
import { writeIfPossible } from '../../runtime/var-folder.ts'
import { type ContentReport, formatReport, isInOrder, toReport } from '../check/content-report.ts'
import { filesOf } from '../files/content-fingerprint.ts'
import { replaceSnapshot } from '../snapshot/current-snapshot.ts'
import { notifyOfficeInBackground } from './content-mails.ts'
import { notifyOtherServers } from './notify-servers.ts'

export async function publishAndNotify(): Promise<ContentReport> {
  const state = await replaceSnapshot()
  const report = toReport(state)
  // The main server process reports it.
  if (isRenderer()) return report
  if (!isInOrder(report)) logWarning('content-held-back', { report: formatReport({ ...report, warnings: [], missingTexts: [] }) })
  if (report.serves !== 'none') writeIfPossible(writeSiteAddress)
  // Not awaited: a slow or unreachable database must not delay publication.
  void notifyOfficeInBackground(report)
  if (state.fingerprint !== undefined) void notifyOtherServers(filesOf(state.fingerprint))
  return report
}
