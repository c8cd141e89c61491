/** CSV responses for the lists of the office. */
import 'server-only'
import { toLocalTime } from '../../../domain/text/brussels-time.ts'
import { isLanguage, type Language } from '../../../domain/text/language.ts'
import { privateFile } from '../../portal/owner-request.ts'

/** Address of a list's file: `name` and the filters. */
export const tableHref = (name: string, language: Language, query: URLSearchParams | string = ''): string => {
  const parts = new URLSearchParams(query)
  parts.set('words', language)
  return `/api/office/table/${name}/?${parts}`
}

/** `words`: language of the file; `language` is a filter of some lists. */
export function readTableRequest(
  request: Request,
  fallback: Language,
): { language: Language; now: Date; query: URLSearchParams } {
  const query = new URL(request.url).searchParams
  const words = query.get('words') ?? ''
  return { language: isLanguage(words) ? words : fallback, now: new Date(), query }
}

/** The response with a CSV file; its name contains the day. */
export const tableFile = (content: BodyInit, name: string, now: Date): Response =>
  new Response(content, { headers: privateFile('text/csv; charset=utf-8', `${name}-${toLocalTime(now).date}.csv`) })
