/** Hostile files that could block inspection: each is rejected quickly, or the test times out. */
import { expect, test } from 'vitest'
import { findDrawingFault } from '@/lib/server/media/check-drawing'
import { inspectFile } from '@/lib/server/media/inspect-file'

const svg = (inside = '', after = '') => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3">${inside}</svg>${after}`
const comment = '<!---->'
const space = ' '.repeat(200_000)

test.each([
  ['comments in front of nothing', `${comment.repeat(200)}x`],
  ['comments behind the end', svg('', `${comment.repeat(50_000)}x`)],
  ['ends without an end', `${svg()}${'</svg>'.repeat(50_000)}x`],
  ['declarations that do not end', svg('<!DOCTYPE'.repeat(200_000))],
  ['an address of spaces', svg(`<use href=${space}>`)],
  ['addresses of spaces', svg(`<use href="${' '.repeat(1_000)}`.repeat(100))],
  ['a colour of spaces', svg(`<path fill="url(${space})"/>`)],
  ['words that begin like handlers', svg(' on'.repeat(100_000))],
])('%s', (_, text) => expect(inspectFile(Buffer.from(text))).toBeDefined())

test('what ends whole does, whatever is said behind it', () => {
  expect(inspectFile(Buffer.from(svg('', ` ${comment}\n<!-- </svg> --> `)))).toHaveProperty('facts')
  expect(inspectFile(Buffer.from(`<!-- a --><!-- b -->\n${svg()}`))).toHaveProperty('facts')
  for (const after of ['x', '<!-- open', '--> x', '<g>']) expect(inspectFile(Buffer.from(svg('', after)))).toHaveProperty('fault')
})

test.each([
  ['<use href="#a"/>', undefined],
  [`<use xlink:href = ' #a '/>`, undefined],
  ['<image href="data:image/png;base64,AA"/>', undefined],
  ['<path fill="url(#a)"/>', undefined],
  [`<path fill="url( '#a' )"/>`, undefined],
  ['<use href="" class="x"/>', undefined],
  ['<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">', undefined],
  ['<use href="other.svg#a"/>', 'an address outside the drawing'],
  [`<use href = ' https://a.example/'/>`, 'an address outside the drawing'],
  ['<use href=other.svg />', 'an address outside the drawing'],
  ['<image href="data:image/svg+xml;base64,AA"/>', 'an address outside the drawing'],
  ['<path fill="url(https://a.example/#a)"/>', 'an address outside the drawing'],
  [`<path fill="url( 'https://a.example/' )"/>`, 'an address outside the drawing'],
  ['<!DOCTYPE svg [<!ATTLIST svg onload CDATA "a()">]>', 'a declaration of its own'],
  ['<!DOCTYPE svg SYSTEM "<" [<!ATTLIST svg onload CDATA "a()">]>', 'a declaration of its own'],
])('%s', (inside, fault) =>
  expect(findDrawingFault(svg(inside))).toBe(fault && `expected a drawing that only draws; found ${fault}`),
)
