/** Posts a lead to the agency's own system as signed JSON. */
import 'server-only'
import { env } from '../runtime/env.ts'
import { hmac } from '../security/hmac.ts'

/**
 * The receiver checks `X-Signature: sha256=<hex HMAC of the body>` with the secret it shares with the site, and ignores repeated
 * messages with the same `Idempotency-Key`.
 * @throws when the receiver does not respond with a 2xx status within ten seconds.
 */
export async function postWebhook(lead: unknown, id: string): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRET } = env()
  if (!WEBHOOK_URL || !WEBHOOK_SECRET) throw new Error('WEBHOOK_URL and WEBHOOK_SECRET are not set')
  const body = JSON.stringify(lead)
  const signature = hmac(WEBHOOK_SECRET, body, 'hex')
  const answer = await fetch(WEBHOOK_URL, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id, 'X-Signature': `sha256=${signature}` },
    redirect: 'error',
    signal: AbortSignal.timeout(10_000),
  })
  if (!answer.ok) throw new Error(`The webhook answered ${answer.status}`)
}
