/** What kind of picture an address leads to. */

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
}

/** By the extension of the path; undefined when that tells nothing. */
export function mediaTypeOf(url: string): string | undefined {
  const extension = /\.([a-z]+)(?:[?#]|$)/i.exec(url)?.[1]
  return extension && types[extension.toLowerCase()]
}
