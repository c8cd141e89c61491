/**
 * What the gateway needs of the content: whether there is any, and the agency's details for the gateway's own pages. On
 * globalThis, since gateway and site are separate bundles in one process.
 */
import type { Language } from '../domain/text/language.ts'

/** `accent`: the colour of links, `#rrggbb`, with sufficient contrast on white. */
export type PublishedSite = {
  name: string
  phone: string
  languages: readonly Language[]
  defaultLanguage: Language
  accent: string
}

type State = { hasNoContent: boolean; site?: PublishedSite }

declare global {
  var siteContent: State | undefined
}

/** Whether no valid content has ever been published: every page is then an error page until the content is repaired. */
export const hasNoContent = (): boolean => globalThis.siteContent?.hasNoContent ?? false

/** Undefined before content was published. */
export const publishedSite = (): PublishedSite | undefined => globalThis.siteContent?.site

/** @param site of the published content; undefined when there is no valid content. */
export function setPublishedSite(site: PublishedSite | undefined): void {
  const before = publishedSite()
  globalThis.siteContent = { hasNoContent: site === undefined, ...(site ? { site } : before && { site: before }) }
}
