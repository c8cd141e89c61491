/** Puts changed content in place by the site's own route: only within a request may the framework make pages again. */
import 'server-only'
import { logError, logInfo } from '../../process/log.ts'
import { env } from '../runtime/env.ts'
import type { Worker } from '../runtime/worker.ts'
import { readReloadToken } from '../security/reload-token.ts'
import { watchContent } from './watch-content.ts'

/** The route says in the log what is wrong with content that it refuses. */
async function reloadSite(): Promise<void> {
  const { PORT } = env()
  const answer = await fetch(`http://localhost:${PORT}/api/reload-content/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${readReloadToken()}` },
  })
  if (answer.ok) logInfo('content-live')
  else logError('content-not-live', { status: answer.status })
}

let watching: Promise<() => void> | undefined

export const contentWatch: Worker = {
  name: 'content watch',
  start: () => {
    watching = watchContent(env().CONTENT_DIR, reloadSite)
  },
  stop: async () => (await watching)?.(),
}
