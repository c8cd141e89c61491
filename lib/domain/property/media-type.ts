/** Media type of a picture's address. */

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** By the extension of the path; undefined without a known extension. */
export function mediaTypeOf(url: string): string | undefined {
  const extension = /\.([a-z]+)(?:[?#]|$)/i.exec(url)?.[1]
  return extension && types[extension.toLowerCase()]
}
