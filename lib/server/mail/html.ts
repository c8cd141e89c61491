/** Safe HTML: values inserted into an {@link html} template are escaped, unless they are results of such a template. */
import 'server-only'

/** A private field makes the type nominal: a string is not assignable, and only {@link html} creates one. */
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

/** A template, such as html`<p title="${typed}">${typed}</p>`. Attribute values have to be in double quotes. */
export const html = (pieces: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Markup(pieces.map((piece, index) => piece + toMarkup(parts[index])).join(''))

/** Text with its line breaks as `<br>`. */
export const lines = (text: string): Html[] =>
  text.split(/\r\n|\r|\n/).map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

/** The kinds of addresses that mails link to. */
const schemes = ['https:', 'http:', 'mailto:', 'tel:']

/**
 * An absolute address for an attribute.
 * @throws for a relative path, and for any other scheme, such as `javascript:`.
 */
export function href(address: string): string {
  if (!URL.canParse(address) || !schemes.includes(new URL(address).protocol)) throw new Error('not an address for a mail')
  return address
}
