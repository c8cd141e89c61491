/** Extracts from served HTML what tests need; every attribute is in double quotes. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

export const decodeHtml = (text: string) => text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** The attributes of every tag with a name. */
export function findTags(html: string, tag: string): Readonly<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${tag}\\s([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        decodeHtml(value),
      ]),
    ),
  )
}

/** What visitors read or hear: the text, and the attributes that contain texts. */
export function readableText(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
  const attributes = [...body.matchAll(/\s(?:alt|title|placeholder|aria-label)="([^"]*)"/g)].map(([, value = '']) => value)
  return decodeHtml([body.replace(/<[^>]*>/g, ' '), ...attributes].join(' | ').replace(/\s+/g, ' '))
}

/** The text of the main heading. */
export const headingOf = (html: string): string => readableText(`<body>${/<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''}`)

/** Number of cards of a list on the page. */
export const countCards = (html: string): number => (/<main\b.*<\/main>/s.exec(html)?.[0] ?? '').match(/<article\b/g)?.length ?? 0
