/** What the login library says when it refuses. */
import 'server-only'
import { isAPIError } from 'better-auth/api'

/** Its code, such as `INVALID_PASSWORD`. @throws what is no refusal but a fault. */
export function errorCode(error: unknown): string {
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  return error.body?.code ?? error.message
}
