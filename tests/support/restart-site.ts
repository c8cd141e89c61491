/** Drops what a process keeps of the content, so that it begins as a new one. @param more what else it keeps, by its global names. */
export function restartSite(...more: readonly string[]): void {
  globalThis.currentSnapshot = undefined
  globalThis.contentState = undefined
  globalThis.siteContent = undefined
  for (const kept of ['siteListedBefore', 'siteLastGood', 'siteCheckedFiles', ...more]) Reflect.deleteProperty(globalThis, kept)
}
