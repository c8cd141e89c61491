/** Addresses under `/tiles/` that are not a tile; see `app/api/[...unknown]`. */
import { notFound } from '@/lib/server/http/uncached'

export const GET = notFound
