/** Clears the cached content of a process, so that it starts like a new one. @param more further global names to clear. */
export function restartSite(...more: readonly string[]): void {
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  for (const kept of ['siteListedBefore', 'siteLastGood', 'siteCheckedFiles', ...more]) Reflect.deleteProperty(globalThis, kept)
}
