/**
 * Every address under `/api/` and in the folders of files that leads nowhere (next.config.ts). Without it the pages'
 * catch-all would answer, and keep an answer for each such address.
 */
import { notFound } from '@/lib/server/bot-protection/uncached'

export const GET = notFound
export const POST = notFound
