/** Markup that nothing typed can get into: whatever is put into {@link html} is escaped, unless it is markup of the same kind. */
import 'server-only'

/** Nominal by its private field: no text passes for it, and only {@link html} makes one. */
class Markup {
  readonly #text: string
  constructor(text: string) {
    this.#text = text
  }
  toString(): string {
    return this.#text
  }
}

export type Html = Markup

type Part = Html | string | number | false | undefined | readonly Part[]

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

function toMarkup(part: Part): string {
  if (part === undefined || part === false) return ''
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeText(String(part))
  return part.map(toMarkup).join('')
}

/** A template: html`<p title="${typed}">${typed}</p>`. Attributes stand in double quotes. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Markup(pieces.map((piece, index) => piece + toMarkup(parts[index])).join(''))

/** Text with its line breaks. */
export const lines = (text: string): Html[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

/** What mails lead to: pages, a mailbox, a telephone. */
const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/** A full address for an attribute. @throws for a path, and for an address that does something else, such as `javascript:`. */
export function href(address: string): string {
  if (!URL.canParse(address) || !schemes.includes(new URL(address).protocol)) throw new Error('not an address for a mail')
  return address
}
