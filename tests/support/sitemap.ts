/** The sitemaps of a running site. */

/** The text of every sitemap that the index names, one after the other. */
export async function readSitemaps(baseURL: string): Promise<string> {
  const index = await (await fetch(new URL('/sitemap.xml', baseURL))).text()
  const paths = [...index.matchAll(/<sitemap><loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const texts = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, baseURL))).text()))
  return texts.join('\n')
}

/** The addresses in it, as paths. */
export const sitemapPaths = (sitemaps: string): string[] =>
  [...sitemaps.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
