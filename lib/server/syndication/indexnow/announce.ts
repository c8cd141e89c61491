/** Submits addresses to search engines with IndexNow (https://www.indexnow.org/documentation). */
import 'server-only'
import { env } from '../../runtime/env.ts'
import { absoluteUrl, getSiteUrl } from '../../runtime/site-url.ts'

/** Most addresses per request (IndexNow documentation). */
const messageLimit = 10_000

/** Timeout in milliseconds. */
const timeout = 10_000

/**
 * Submits changed addresses of this site; those beyond the limit wait for the next request.
 * @returns how many were submitted. @throws when the request failed.
 */
export async function announce(urls: readonly string[], key: string): Promise<number> {
  const urlList = urls.slice(0, messageLimit)
  const body = { host: new URL(getSiteUrl()).host, key, keyLocation: absoluteUrl('/indexnow-key.txt'), urlList }
  const answer = await fetch(env().INDEXNOW_URL, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(timeout),
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the search engines answered ${answer.status}`)
  return urlList.length
}
