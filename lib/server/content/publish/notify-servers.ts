/** Notifies the other servers of the site that the content folder changed, once the change is complete. */
import 'server-only'
import { getDb } from '../../db/client.ts'
import { readState, writeState } from '../../db/repositories/site/site-state.ts'

/**
 * Writes the fingerprint of the folder into the database, from where the other servers read it (`watch-servers.ts`). Never
 * rejects: a server that is not notified notices the change by itself.
 * @param files see `filesOf`; one that is already in the database is not written again, so that servers do not notify each other
 * in a circle.
 */
export async function notifyOtherServers(files: string): Promise<void> {
  try {
    const db = await getDb()
    if ((await readState(db, 'content-read')) !== files) await writeState(db, 'content-read', files, new Date())
  } catch {
    // /api/ready/ reports a database that cannot be reached.
  }
}
