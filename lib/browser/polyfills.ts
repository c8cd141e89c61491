/**
 * What the browsers that the framework builds for may lack. Its own list goes back ten years further and is half a kilobyte of
 * every page; put in its place by `next.config.ts`.
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
