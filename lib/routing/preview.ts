/** Addresses of previews, `/{lang}/preview/{original path}/?until=…&signature=…` (ruling 8). */
import type { Language } from '../domain/text/language.ts'

/** First segment after the language. */
export const previewSegment = 'preview'

/** Expiry time and signature of a preview. It is valid for the page in every language. */
export type PreviewTicket = {
  /** Seconds since 1970. */
  until: number
  signature: string
  /** The office's draft to show, `article-fees`; without one, the published content. */
  draft?: string
}

/** The ticket of an address; undefined when there is none. The signature is not verified. */
export function parsePreviewTicket(query: URLSearchParams): PreviewTicket | undefined {
  const until = query.get('until') ?? ''
  const signature = query.get('signature') ?? ''
  const draft = query.get('draft')
  if (!/^\d{1,12}$/.test(until) || !signature || (draft !== null && !/^[A-Za-z0-9_-]{1,100}$/.test(draft))) return undefined
  return { until: Number(until), signature, ...(draft !== null && { draft }) }
}

/** @param path original path; `property/{id}` for properties and projects; empty for home. */
export function previewHref(language: Language, path: string, { until, signature, draft }: PreviewTicket): string {
  const query = new URLSearchParams({ until: String(until), signature, ...(draft !== undefined && { draft }) })
  return `/${[language, previewSegment, path].filter(Boolean).join('/')}/?${query}`
}
