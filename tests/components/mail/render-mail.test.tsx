/** Both parts of a mail: values are escaped, HTML and text have the same content, and links lead to allowed addresses only. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { href, html } from '@/lib/server/mail/html'
import type { Block, MailContent } from '@/lib/server/mail/mail-content'
import { mailSender } from '@/lib/server/mail/mail-sender'
import { renderHtml } from '@/lib/server/mail/render-html'
import { renderText } from '@/lib/server/mail/render-text'
import { translatorOf } from '@/lib/server/pages/translator'

const page = 'https://www.voorbeeld.example/nl/?a=1&b=2'

/** A block of each kind with `typed` in every text. */
function everyBlock(typed: string): Block[] {
  const picture = { src: 'https://www.voorbeeld.example/p.jpg', alt: typed, width: 600, height: 400 }
  const property = {
    title: typed,
    href: page,
    address: typed,
    reference: typed,
    price: typed,
    epc: { letter: typed, name: typed, fill: '#3DAA35', ink: '#0E1A20' },
    picture,
    facts: [{ label: typed, value: typed }],
    inShort: typed,
  }
  return [
    { kind: 'heading', text: typed, count: 3 },
    { kind: 'paragraph', text: [typed, { strong: typed }, { label: typed, href: page }] },
    { kind: 'figures', figures: [{ label: typed, figure: typed, note: typed }], isDecision: true },
    { kind: 'property', property, look: 'large' },
    { kind: 'property', property, look: 'line' },
    { kind: 'listing', listing: { ...property, reason: typed, before: typed, priceText: typed, note: typed } },
    { kind: 'facts', rows: [{ label: typed, value: typed }] },
    { kind: 'bars', rows: [{ label: typed, count: 2 }] },
    { kind: 'list', items: [typed] },
    { kind: 'documents', documents: [{ name: typed, about: typed, href: page }], open: typed },
    { kind: 'buttons', main: { label: typed, href: page }, others: [{ label: typed, href: page }] },
    { kind: 'notice', text: typed },
    { kind: 'quote', text: typed, by: typed },
    { kind: 'agent', agent: { name: typed, initials: typed, role: typed, phone: '030 00 12 35', email: 'an@voorbeeld.example' } },
    { kind: 'picture', picture, href: page },
    { kind: 'address', text: typed, href: page },
  ]
}

const contentOf = (typed: string): MailContent => ({
  language: 'nl',
  title: typed,
  preheader: typed,
  aside: typed,
  blocks: everyBlock(typed),
  closing: [typed, { label: typed, href: page }],
})

const shape = (document: Document) =>
  [...document.querySelectorAll('*')].map(({ tagName, attributes }) => [tagName, attributes.length])

const parse = (markup: string) => new DOMParser().parseFromString(markup, 'text/html')

const nasty = fc.oneof(
  fc.constantFrom(
    '</td><script>alert(1)</script>',
    '" onmouseover="x',
    "'><img src=x>",
    '<!--[if mso]>',
    '--><b>',
    '&lt;b&gt;',
    '{{1}}',
  ),
  fc.string({ unit: 'grapheme' }),
)

const sender = mailSender('nl')
const plain = shape(parse(renderHtml(contentOf('Woorden'), sender)))

test('values are escaped: the elements and attributes around them stay the same', () => {
  fc.assert(
    fc.property(nasty, (typed) => {
      const words = `a${typed.replace(/[\r\n\0]/g, ' ')}z`
      const document = parse(renderHtml(contentOf(words), sender))
      expect(shape(document)).toEqual(plain)
      expect(document.querySelector('h1')?.textContent).toBe(words)
      expect(document.querySelector('img[alt^="a"]')?.getAttribute('alt')).toBe(words)
    }),
    { numRuns: 25 },
  )
})

test('a template escapes everything except its own markup', () => {
  const inner = html`<b>${'<i>'}</b>`
  expect(html`<p title="${'"'}">${[inner, '&', 7, false, undefined]}</p>`.toString()).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b>&amp;7</p>',
  )
})

test.each(['javascript:alert(1)', 'data:text/html,x', '/nl/', '//evil.test', 'vbscript:x', ''])(
  '%j is not an allowed address in a mail',
  (address) => {
    expect(() => href(address)).toThrow('not an address')
    const blocks: Block[] = [{ kind: 'buttons', main: { label: 'Klik', href: address } }]
    expect(() => renderHtml({ ...contentOf('x'), blocks }, sender)).toThrow('not an address')
  },
)

test('line breaks are preserved', () => {
  const blocks: Block[] = [{ kind: 'facts', rows: [{ label: 'Vraag', value: 'een\r\ntwee\ndrie' }] }]
  expect(renderHtml({ ...contentOf('x'), blocks }, sender)).toContain('een<br>twee<br>drie')
})

const withoutStyles = (block: Block, text: string) =>
  block.kind !== 'picture' && block.kind !== 'address' && !text.includes('Woorden')

test.each(languageCodes)('in %s the text part has the content of each HTML block, and addresses end their line', (language) => {
  const [own, t] = [mailSender(language), translatorOf(language)]
  for (const block of everyBlock('Woorden')) {
    const content = { ...contentOf('x'), language, blocks: [block] }
    const text = renderText(content, own, t)
    expect([block.kind, withoutStyles(block, text)]).toEqual([block.kind, false])
    for (const line of text.split('\n').filter((words) => words.includes('://'))) expect(line).toMatch(/^https?:\/\/\S+$/)
    expect(parse(renderHtml(content, own)).documentElement.lang).toBe(language)
  }
})

test('colours and name are those of the agency', () => {
  const accent = { plain: '#0a6b4f', light: '#9de0c8' }
  const markup = renderHtml(contentOf('Woorden'), { ...sender, name: 'Immo & Zoon', accent })
  expect(markup).not.toContain(sender.accent.plain)
  for (const part of [accent.plain, accent.light, 'Immo &amp; Zoon']) expect(markup).toContain(part)
})

test('a year has no thousands separator', async () => {
  const { describeValues } = await import('@/lib/server/leads/describe-values')
  const { valuationForm } = await import('@/lib/forms/definitions/valuation')
  const values = { YEAR: 1990, PLOT_AREA: 1240 }
  const rows = describeValues(valuationForm, values, { t: translatorOf('nl'), language: 'nl' }).map(({ value }) => value)
  expect(rows).toEqual(['1990', '1.240'])
})
