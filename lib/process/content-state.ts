/**
 * What the gateway has to know of the content: whether there is any, and for whom its own pages speak. On globalThis: gateway and
 * site are separate bundles of one process.
 */
import type { Language } from '../domain/text/language.ts'

export type PublishedSite = { name: string; phone: string; languages: readonly Language[]; defaultLanguage: Language }

type State = { hasNoContent: boolean; site?: PublishedSite }

declare global {
  var scheldelichtContent: State | undefined
}

/** Nothing could be published, now or before: every page says so until the content is repaired. */
export const hasNoContent = (): boolean => globalThis.scheldelichtContent?.hasNoContent ?? false

/** Undefined before anything was published. */
export const publishedSite = (): PublishedSite | undefined => globalThis.scheldelichtContent?.site

/** @param site of what is published now; undefined when nothing is. */
export function setPublishedSite(site: PublishedSite | undefined): void {
  const before = publishedSite()
  globalThis.scheldelichtContent = { hasNoContent: site === undefined, ...(site ? { site } : before && { site: before }) }
}
