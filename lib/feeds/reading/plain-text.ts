/** Converts texts of a CRM, with or without markup, to plain text with paragraphs separated by an empty line. */
import { Parser } from 'htmlparser2'

const blocks = new Set(
  'address article aside blockquote center dd div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr ol p pre section table ul'.split(
    ' ',
  ),
)
/** Elements that start a new line, without an empty line before it. */
const lines = new Set(['li', 'tr'])
const unseen = new Set(['script', 'style', 'title', 'head', 'template', 'noscript', 'iframe', 'object', 'svg'])

/** A tag or an entity, but not a less-than sign in a sentence. */
const markup = /<\/?[a-z!][^>]*>|&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i

/** Collapses blanks and empty lines, and trims the text. */
function tidy(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** A text without any of these tags keeps its own line breaks: some programs only escape characters or add bold text. */
const structure = new RegExp(`<(?:${[...blocks, ...lines, 'br'].join('|')})\\b`, 'i')

function withoutMarkup(html: string): string {
  const isStructured = structure.test(html)
  let text = ''
  let hiddenDepth = 0
  const parser = new Parser(
    {
      onopentag(name) {
        if (unseen.has(name)) hiddenDepth += 1
        if (blocks.has(name)) text += '\n\n'
        if (lines.has(name)) text += name === 'li' ? '\n- ' : '\n'
        if (name === 'td' || name === 'th') text += ' '
        if (name === 'br') text += '\n'
      },
      ontext(part) {
        // Line breaks in HTML source are blanks.
        if (hiddenDepth === 0) text += isStructured ? part.replace(/\s+/g, ' ') : part
      },
      onclosetag(name) {
        if (unseen.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1)
        if (blocks.has(name)) text += '\n\n'
      },
    },
    { decodeEntities: true },
  )
  parser.end(html)
  return text
}

/** Empty for markup without words. An empty line separates paragraphs; a text with doubly escaped markup is decoded twice. */
export function toPlainText(text: string): string {
  if (!markup.test(text)) return tidy(text)
  const once = withoutMarkup(text)
  return tidy(/&lt;\/?(?:p|br|div|span|b|strong)\b/i.test(text) ? withoutMarkup(once) : once)
}
