/** Addresses that are no tile; see `app/api/[...unknown]`. */
import { notFound } from '@/lib/server/robots/uncached'

export const GET = notFound
