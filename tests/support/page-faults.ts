/** Errors of crawled pages; each function returns its findings, with the page. */
import type { Crawled } from './crawl.ts'
import { decodeHtml, findTags, readableText } from './html.ts'

type Pages = ReadonlyMap<string, Crawled>

const withHtml = (pages: Pages) => [...pages.values()].filter(({ html }) => html)

/** Links to addresses that are not a page, redirects included. */
export function findBrokenLinks(pages: Pages): string[] {
  return [...pages.values()]
    .filter(({ status }) => status !== 200)
    .map(({ path, status, from }) => `${status} ${path} on ${from}`)
}

/** Links to a missing fragment, on the same page or another. */
export function findMissingAnchors(pages: Pages): string[] {
  const idsOf = new Map(
    withHtml(pages).map(({ path, html }) => [path, new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id))]),
  )
  return withHtml(pages).flatMap(({ path, html }) =>
    findTags(html, 'a').flatMap(({ href = '' }) => {
      const [target = '', id] = href.split('#')
      if (id === undefined || (target && !target.startsWith('/'))) return []
      return idsOf.get(target || path)?.has(id) ? [] : [`${href} on ${path}`]
    }),
  )
}

/** Message keys, unfilled placeholders and broken values that visitors would read. @param namespaces of the messages */
export function findRawTexts(pages: Pages, namespaces: readonly string[]): string[] {
  const suspicious = [
    new RegExp(`\\b(${namespaces.join('|')})\\.[a-zA-Z]`),
    /\b[A-Z][a-z]+[A-Z]\w*\.[a-z]\w+/,
    /\{[a-zA-Z_]+[},]/,
    /\bNaN\b/,
    /\bundefined\b/,
    /\[object /,
    /\bnull\b/,
  ]
  return withHtml(pages).flatMap(({ path, html }) =>
    suspicious.flatMap((pattern) => {
      const match = pattern.exec(readableText(html))
      return match ? [`"${match.input.slice(match.index, match.index + 40)}" on ${path}`] : []
    }),
  )
}

/** Pages without exactly one main heading, or in another language than their address. */
export function findWrongLanguages(pages: Pages): string[] {
  return withHtml(pages).flatMap(({ path, html }) => {
    const headings = html.match(/<h1[\s>]/g)?.length ?? 0
    const language = /<html lang="(\w+)"/.exec(html)?.[1]
    return headings === 1 && path.startsWith(`/${language}/`) ? [] : [`${headings} headings, lang ${language} on ${path}`]
  })
}

/** The texts of a page that are sentences rather than names: three or more words, two of them in lower case. */
function findSentences(html: string): string[] {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|code)\b.*?<\/\1>/gs, '<>')
  const attributes = [...body.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(([, value = '']) => value)
  return [...body.split(/<[^>]*>/), ...attributes]
    .map((text) => decodeHtml(text).replace(/\s+/g, ' ').trim())
    .filter((text) => text.split(' ').length >= 3 && (text.match(/(?<![\p{L}@./])\p{Ll}[\p{L}’']+/gu)?.length ?? 0) >= 2)
}

/** Dutch names from Flemish law, explained in each language on the page of planning terms, including the flood scores; and a tram stop. */
export const sharedNames = [
  /^Woongebied met /,
  /^Geen (vergunning|dagvaarding|maatregel) /,
  /(^|: )Place de l’Étoile$/,
  /^P-score [A-D], G-score [A-D]$/,
]

/** The address of a page in another language, by its language switcher. */
const translationOf = (html: string, language: string) =>
  findTags(html, 'a').find((tag) => tag['hreflang'] === language)?.['href']

/** Elements with a `lang` attribute are meant to be in that language, such as the examples of a free-text search. */
const withoutMarked = (html: string) => html.replace(/<span[^>]*\blang="[a-z]{2}"[^>]*>[^<]*<\/span>/g, '')

/** Sentences that are identical in two languages. @param names that languages share */
export function findUntranslated(pages: Pages, from: string, to: string, names: readonly RegExp[]): string[] {
  return withHtml(pages).flatMap(({ path, html }) => {
    if (!path.startsWith(`/${from}/`)) return []
    const other = pages.get(translationOf(html, to) ?? '')?.html
    if (!other) return [`no page in ${to} for ${path}`]
    const theirs = new Set(findSentences(withoutMarked(other)))
    return [...new Set(findSentences(withoutMarked(html)))]
      .filter((text) => theirs.has(text) && !names.some((name) => name.test(text)))
      .map((text) => `${to}: "${text.slice(0, 80)}" on ${path}`)
  })
}
