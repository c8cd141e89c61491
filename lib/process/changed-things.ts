/**
 * What of the site's content changed, by what pages call it: the site knows, the gateway makes those pages again before others. On
 * globalThis: gateway and site are separate bundles of one process.
 */

/** Beyond so many, nearly every page shows one of them. */
const most = 20

declare global {
  var siteChangedThings: Set<string> | undefined
}

/** @param names numbers of listings, as they stand in addresses. */
export function addChangedThings(names: Iterable<string>): void {
  globalThis.siteChangedThings = new Set([...(globalThis.siteChangedThings ?? []), ...names])
}

/** What changed since this was asked last; nothing where that is unknown, or too much to tell pages apart. */
export function takeChangedThings(): readonly string[] {
  const names = [...(globalThis.siteChangedThings ?? [])]
  globalThis.siteChangedThings = undefined
  return names.length <= most ? names : []
}
