/** Error codes of the login library. */
import 'server-only'
import { isAPIError } from 'better-auth/api'

/**
 * The code, such as `INVALID_PASSWORD`.
 * @throws errors that are not of the library, and its internal errors (status 5xx).
 */
export function errorCode(error: unknown): string {
  if (!isAPIError(error) || error.statusCode >= 500) throw error
  return error.body?.code ?? error.message
}
