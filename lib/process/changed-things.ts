/**
 * The listings that changed with the content, by the numbers that pages contain. The site adds them; the gateway re-renders pages
 * that contain them first. On globalThis, since gateway and site are separate bundles in one process.
 */

/** With more changed listings than this, nearly every page contains one of them. */
const most = 20

declare global {
  var siteChangedThings: Set<string> | undefined
}

/** @param names numbers of listings, as in addresses. */
export function addChangedThings(names: Iterable<string>): void {
  globalThis.siteChangedThings = new Set([...(globalThis.siteChangedThings ?? []), ...names])
}

/** The numbers added since the last call, which are removed; none when there are more than 20. */
export function takeChangedThings(): readonly string[] {
  const names = [...(globalThis.siteChangedThings ?? [])]
  globalThis.siteChangedThings = undefined
  return names.length <= most ? names : []
}
