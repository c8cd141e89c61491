/** Reads the head of a page as search engines do. */
import { decodeHtml, findTags } from './html.ts'

/** An address without its host, which differs per site. */
export const pathOf = (address: string | undefined) => (address ? new URL(address).pathname + new URL(address).search : undefined)

export const metaOf = (html: string, name: string) =>
  findTags(html, 'meta').find((tag) => tag['name'] === name || tag['property'] === name)?.['content']

/** The canonical address of a page. */
export const canonicalOf = (html: string) => findTags(html, 'link').find((tag) => tag['rel'] === 'canonical')?.['href']

export const titleOf = (html: string) => decodeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '')

/** The alternate pages, by language. */
export const alternatesOf = (html: string) =>
  Object.fromEntries(
    findTags(html, 'link')
      .filter((tag) => tag['rel'] === 'alternate' && tag['hreflang'])
      .map((tag) => [tag['hreflang'] ?? '', pathOf(tag['href']) ?? '']),
  )
