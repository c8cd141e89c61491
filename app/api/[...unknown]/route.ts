/**
 * Unknown addresses under `/api/` and in the folders of files (next.config.ts). Without this route, the pages' catch-all would
 * respond, and cache a response for each such address.
 */
import { notFound } from '@/lib/server/http/uncached'

export const GET = notFound
export const POST = notFound
