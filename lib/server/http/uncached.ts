/** Headers of responses that are valid for one visitor only, as those of the challenge. */
import 'server-only'

/** Not cached by browsers or proxies, and no content sniffing. */
export const uncached = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

/** An empty response with status 404. */
export const notFound = (): Response => new Response(null, { status: 404, headers: uncached })
