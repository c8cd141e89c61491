/** Answers of the challenge routes: for one visitor and one moment. */
import 'server-only'

/** Kept by no browser and no proxy, and what it is called is what it is. */
export const uncached = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

export const notFound = (): Response => new Response(null, { status: 404, headers: uncached })
