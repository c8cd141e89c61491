/**
 * Polyfills for the browsers that the framework supports. Replaces its own polyfills (`next.config.ts`), which reach ten years
 * further back and add half a kilobyte to every page.
 */
if (!('canParse' in URL)) {
  Object.assign(URL, {
    canParse: (address: string | URL, base?: string | URL): boolean => {
      try {
        return Boolean(new URL(address, base))
      } catch {
        return false
      }
    },
  })
}

export {}
