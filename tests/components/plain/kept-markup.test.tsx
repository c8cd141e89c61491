/** Markup is cached for each language and version of the content, and never used for another one. */
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { keepMarkup } from '@/components/plain/kept-markup'
import { joinPiece, splitPlain, worth } from '@/components/plain/split-plain'
import type { Language } from '@/lib/domain/text/language'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { setSnapshot } from '../modules/demo'

type Props = { language: Language; title: string; count?: number | undefined }

const draw = vi.fn(({ language, title, count }: Props): ReactNode => {
  const { name } = getSnapshot().site
  return (
    <section lang={language} title={title}>
      <p>A sentence of {name} that is long enough to be worth leaving out of the data of the page</p>
      <b>{count}</b>
    </section>
  )
})

const Sentence = keepMarkup('sentence', ({ language }: Props) => language, draw)

const pending: unknown = Promise.resolve()

const split = (node: ReactNode) => splitPlain(node, () => pending as ReactNode)
const htmlOf = (node: ReactNode) => split(node).map((piece) => piece.kind === 'host' && piece.markup?.html)

beforeEach(() => {
  setSnapshot()
  draw.mockClear()
})

test("equals the component's output, which is rendered once", () => {
  const [html] = htmlOf(<Sentence language="nl" title={'a "b"'} count={2} />)
  expect(html).toMatch(/^<section lang="nl" title="a &quot;b&quot;"><p>A sentence of .+<b>2<\/b><\/section>$/)
  expect(htmlOf(<Sentence language="nl" title={'a "b"'} count={2} />)).toEqual([html])
  expect(draw).toHaveBeenCalledOnce()
})

test('other props, another language and other content are rendered separately', () => {
  const { site } = getSnapshot()
  const first = htmlOf(<Sentence language="nl" title="a" />)
  const others = [htmlOf(<Sentence language="nl" title="b" />), htmlOf(<Sentence language="fr" title="a" />)]
  setSnapshot({ site: { ...site, name: 'Another agency' } })
  others.push(htmlOf(<Sentence language="nl" title="a" />))
  expect(new Set([first, ...others].map(String)).size).toBe(4)
  expect(others.at(-1)?.[0]).toContain('Another agency')
})

const Widget = Object.assign(() => expect.unreachable(), { $$typeof: Symbol.for('react.client.reference') })

/** The tree as the framework gets it, without the HTML that replaces static elements. */
const joined = (node: ReactNode) =>
  split(node).map((piece) => joinPiece(piece, (_, { html }) => (html.length < worth ? undefined : html)))

test('a client component in the output stays one, also from the cache', () => {
  const make = vi.fn(({ text }: { text: string }) => (
    <p title={text}>
      <b>short</b> and <i>{'long '.repeat(30)}</i>
      <Widget />
    </p>
  ))
  const Live = keepMarkup('live', () => 'none', make)
  const [first] = joined(<Live text="a" />)
  expect(JSON.stringify(first)).toMatch(/short.*<i>long/)
  expect(joined(<Live text="a" />)).toEqual([first])
  expect(make).toHaveBeenCalledOnce()
})

const Slow = async () => <b>slow</b>

test('output that is still a promise is not cached', () => {
  const make = vi.fn(({ text }: { text: string }) => (
    <p title={text}>
      <Slow />
    </p>
  ))
  const Late = keepMarkup('late', () => 'none', make)
  for (let round = 0; round < 2; round += 1) split(<Late text="a" />)
  expect(make).toHaveBeenCalledTimes(2)
})

test('two components with the same props are distinguished', () => {
  const text = 'x'.repeat(100)
  const Bold = keepMarkup(
    'bold',
    () => 'none',
    () => <b>{text}</b>,
  )
  const Small = keepMarkup(
    'small',
    () => 'none',
    () => <small>{text}</small>,
  )
  expect([...htmlOf(<Bold />), ...htmlOf(<Small />)]).toEqual([`<b>${text}</b>`, `<small>${text}</small>`])
})
