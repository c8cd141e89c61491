/** Tells the other servers of the site what the folder of the content looks like, once nothing in it changes any more. */
import 'server-only'
import { getDb } from '../../db/client.ts'
import { readState, writeState } from '../../db/repositories/site/site-state.ts'

/** Those that know it already say nothing again. Never rejects: servers that are not told notice by themselves. @param files see `filesOf`. */
export async function tellOtherServers(files: string): Promise<void> {
  try {
    const db = await getDb()
    if ((await readState(db, 'content-read')) !== files) await writeState(db, 'content-read', files, new Date())
  } catch {
    // A database that is away is told of by /api/ready/.
  }
}
