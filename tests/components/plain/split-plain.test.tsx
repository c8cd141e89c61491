/** Static markup is written exactly as the framework would write it; anything else is left to the framework. */
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { joinPiece, splitPlain } from '@/components/plain/split-plain'

const split = (node: ReactNode) => splitPlain(node, () => 'later')

/** The static markup of a tree. */
const htmlOf = (node: ReactNode) => split(node).map((piece) => (piece.kind === 'host' ? piece.markup?.html : undefined))

const withHtml = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })

/** As parsed by a browser, so that differences of escaping do not matter. */
function read(html: string): string {
  const holder = document.createElement('div')
  holder.innerHTML = html
  return holder.innerHTML
}

/** A client component as the server sees it. */
const Widget = Object.assign(() => expect.unreachable(), { $$typeof: Symbol.for('react.client.reference') })

const text = fc.string({ unit: 'grapheme', maxLength: 12 })
const attributes = fc.record(
  {
    className: text,
    id: text,
    title: text,
    href: fc.oneof(fc.string({ minLength: 1 }), fc.constant('javascript:alert(1)'), fc.constant(' JAVA\nscript:x')),
    lang: fc.constantFrom('nl', 'fr'),
    hidden: fc.boolean(),
    tabIndex: fc.integer({ min: -1, max: 3 }),
    'aria-label': text,
    'aria-hidden': fc.boolean(),
    'data-count': fc.oneof(fc.integer(), text),
    draggable: fc.boolean(),
    style: fc.record(
      {
        '--columns': fc.integer(),
        color: fc.constantFrom('red', ' blue ', ''),
        flex: fc.constant('none'),
        marginTop: fc.constantFrom(0, '3px'),
      },
      { requiredKeys: [] },
    ),
    // Known to React, but not to us.
    onClick: fc.constant(undefined),
    slot: text,
    width: fc.constantFrom(10, '20', undefined),
  },
  { requiredKeys: [] },
)

const { tree } = fc.letrec<{ tree: ReactNode; element: ReactNode }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom('div', 'a', 'span', 'ul', 'svg', 'path', 'br', 'img', 'noscript'),
      attributes,
      fc.array(tie('tree'), { maxLength: 4 }),
    )
    .map(([tag, props, children]) =>
      ['br', 'img', 'path'].includes(tag) ? createElement(tag, props) : createElement(tag, props, ...children),
    ),
  tree: fc.oneof({ maxDepth: 4, depthSize: 'small' }, text, fc.constantFrom(null, undefined, true, 0, 12), tie('element')),
}))

test("every tree parses to the same document as the framework's HTML", () => {
  fc.assert(
    fc.property(tree, (node) => {
      const pieces = split(node)
      const joined = pieces.map((piece) => joinPiece(piece, () => undefined))
      expect(renderToStaticMarkup(joined)).toBe(renderToStaticMarkup(node))
      for (const piece of pieces)
        if (piece.kind === 'host' && piece.markup) expect(read(piece.markup.html)).toBe(read(renderToStaticMarkup(piece.element)))
    }),
  )
})

const Greeting = ({ name }: { name: string }) => <p className="greeting">Dag {name}</p>

test.each<[string, ReactNode, string]>([
  ['a component of the server', <Greeting key="a" name="A & <B>" />, '<p class="greeting">Dag A &amp; &lt;B&gt;</p>'],
  [
    'a field',
    <input key="a" type="checkbox" name="type" value="1" defaultChecked />,
    '<input type="checkbox" name="type" value="1" checked=""/>',
  ],
  [
    'a list',
    <ul key="a">
      {[1, 2].map((count) => (
        <li key={count}>{count}</li>
      ))}
    </ul>,
    '<ul><li>1</li><li>2</li></ul>',
  ],
  ['markup of its own', createElement('b', withHtml('<i>x</i>')), '<b><i>x</i></b>'],
  [
    'data for crawlers',
    createElement('script', { type: 'application/ld+json', ...withHtml('{}') }),
    '<script type="application/ld+json">{}</script>',
  ],
])('%s is markup', (_, node, html) => expect(htmlOf(node)).toEqual([html]))

test.each<[string, ReactNode]>([
  ['a component of the browser', <Widget key="a" />],
  [
    'what holds one',
    <div key="a">
      <p>x</p>
      <Widget />
    </div>,
  ],
  ['a picture to load first', createElement('img', { src: '/a.webp', alt: '', fetchPriority: 'high' })],
  ['a script', <script key="a" src="/a.js" />],
  [
    'an address that runs',
    <a key="a" href={'java\tscript:alert(1)'}>
      x
    </a>,
  ],
  [
    'a length without its unit',
    <p key="a" style={{ width: 3 }}>
      x
    </p>,
  ],
  ['an attribute nobody knows', createElement('p', { key: 'a', onToggle: 'x' })],
  [
    'a field with choices',
    <select key="a" defaultValue="b">
      <option>b</option>
    </select>,
  ],
])('%s is left to the framework', (_, node) => expect(htmlOf(node)).toEqual([undefined]))

const Slow = async () => <p>slow</p>

test('a promise waits, and the rest is static markup nevertheless', () => {
  const [, piece] = split([<b key="a">x</b>, <Slow key="b" />])
  expect(piece).toEqual({ kind: 'live', node: 'later' })
})

test('a component is called once', () => {
  const component = vi.fn(() => <p>once</p>)
  expect(htmlOf(createElement(component))).toEqual(['<p>once</p>'])
  expect(component).toHaveBeenCalledTimes(1)
})

test('static markup next to a client component is still left out of the data', () => {
  const [piece] = split(
    <div>
      <p>markup</p>
      <Widget />
    </div>,
  )
  const seen: string[] = []
  if (piece) joinPiece(piece, (_, { html }) => void seen.push(html))
  expect(seen).toEqual(['<p>markup</p>'])
})
