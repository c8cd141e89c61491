/**
 * What the gateway has to know of the content: whether there is any, and for whom its own pages speak. On globalThis: gateway and
 * site are separate bundles of one process.
 */
import type { Language } from '../domain/text/language.ts'

/** `accent`: the colour of links, readable on white, `#rrggbb`. */
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

/** Nothing could be published, now or before: every page says so until the content is repaired. */
export const hasNoContent = (): boolean => globalThis.siteContent?.hasNoContent ?? false

/** Undefined before anything was published. */
export const publishedSite = (): PublishedSite | undefined => globalThis.siteContent?.site

/** @param site of what is published now; undefined when nothing is. */
export function setPublishedSite(site: PublishedSite | undefined): void {
  const before = publishedSite()
  globalThis.siteContent = { hasNoContent: site === undefined, ...(site ? { site } : before && { site: before }) }
}
