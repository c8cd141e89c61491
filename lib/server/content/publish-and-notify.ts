/**
 * Publishes what the content folder holds and tells who is to know: its keepers, in the log, and by mail where something is held back or
 * mended; and the other servers.
 */
import 'server-only'
import { logWarning } from '../../process/log.ts'
import { getDb } from '../db/client.ts'
import { readState, writeState } from '../db/repositories/site-state.ts'
import { writeSiteAddress } from '../runtime/site-address.ts'
import { writeIfPossible } from '../runtime/var-folder.ts'
import { filesOf } from './content-fingerprint.ts'
import { notifyOfficeInBackground } from './content-mails.ts'
import { type ContentReport, formatReport, isInOrder, toReport } from './content-report.ts'
import { replaceSnapshot } from './current-snapshot.ts'

/** Those that read the same already say nothing again. Never rejects: servers that are not told notice by themselves. */
async function tellOtherServers(print: string): Promise<void> {
  try {
    const db = await getDb()
    const files = filesOf(print)
    if ((await readState(db, 'content-read')) !== files) await writeState(db, 'content-read', files, new Date())
  } catch {
    // A database that is away is told of by /api/ready/.
  }
}

export async function publishAndNotify(): Promise<ContentReport> {
  const state = await replaceSnapshot()
  const report = toReport(state)
  if (!isInOrder(report)) logWarning('content-held-back', { report: formatReport({ ...report, warnings: [], missingTexts: [] }) })
  if (report.serves !== 'none') writeIfPossible(writeSiteAddress)
  // Not waited for: a database that is slow or away holds no content back.
  void notifyOfficeInBackground(report)
  if (state.print !== undefined) void tellOtherServers(state.print)
  return report
}
