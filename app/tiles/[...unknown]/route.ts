/** Addresses that are no tile; see `app/api/[...unknown]`. */
import { notFound } from '@/lib/server/bot-protection/uncached'

export const GET = notFound
