/** Both render passes of a page, and its hydration in the browser. */
import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getMarkup, keepTable } from '@/components/plain/plain-store'

const sentence = 'One of the things that stand in a list, and long enough to be worth leaving out of the data'

const page = (text: string) => (
  <main>
    <ul className="list" style={{ '--columns': 3 }} title={'a "b" <c>'}>
      <li>{text}</li>
    </ul>
    <p>short</p>
  </main>
)

async function splitPage(node: ReactNode): Promise<ReactNode> {
  const { PlainParts } = await import('@/components/plain/plain-parts')
  return PlainParts({ children: node })
}

/** The page as rendered on the server, where there is no document. */
async function renderOnServer(node: ReactNode): Promise<string> {
  vi.resetModules()
  vi.stubGlobal('document', undefined)
  const html = renderToString(await splitPage(node))
  vi.unstubAllGlobals()
  vi.resetModules()
  return html
}

const withoutMarks = (html: string) => html.replaceAll(/ data-plain="[^"]*"/g, '')

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('the server sends the same HTML as without it', async () => {
  expect(withoutMarks(await renderOnServer(page(sentence)))).toBe(renderToString(page(sentence)))
})

test('the hydration data contains none of the static markup', async () => {
  expect(JSON.stringify(await splitPage(page(sentence)))).not.toMatch(/long enough|list/)
})

test('a page is the same whether its components were cached or not', async () => {
  vi.resetModules()
  const { keepMarkup } = await import('@/components/plain/kept-markup')
  const { PlainParts } = await import('@/components/plain/plain-parts')
  const { setSnapshot } = await import('../modules/demo')
  setSnapshot()
  const List = keepMarkup(
    'list',
    () => 'none',
    ({ text }: { text: string }) => page(text),
  )
  const [first, second] = [PlainParts({ children: <List text={sentence} /> }), PlainParts({ children: <List text={sentence} /> })]
  expect(second).toEqual(first)
})

test('React hydrates the page and leaves it unchanged', async () => {
  document.body.innerHTML = await renderOnServer(page(sentence))
  const [before, list] = [document.body.innerHTML, document.querySelector('ul')]
  const node = await splitPage(page(sentence))
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(document.body, node, { onRecoverableError }))
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(document.body.innerHTML).toBe(before)
  expect(document.querySelector('ul')).toBe(list)
  await act(async () => root.unmount())
})

test('React restores the original markup when it has to render the page again', async () => {
  document.body.innerHTML = await renderOnServer(page(sentence))
  const before = document.body.innerHTML
  const node = await splitPage(page(sentence))
  const holder = document.createElement('div')
  const root = createRoot(holder)
  await act(async () => root.render(node))
  expect(withoutMarks(holder.innerHTML)).toBe(withoutMarks(before))
  await act(async () => root.unmount())
})

test('in development all markup is in the data', async () => {
  vi.stubEnv('NODE_ENV', 'development')
  const node = page(sentence)
  expect(await splitPage(node)).toBe(node)
})

test('markup that was evicted from the store is an error, not left out', () => {
  const markup = [{ attributes: {}, html: 'x'.repeat(1_000_000) }]
  for (const number of Array(20).keys()) keepTable(`page ${number}`, markup)
  expect(getMarkup('page 19', 0)).toBe(markup[0])
  expect(() => getMarkup('page 0', 0)).toThrow('no markup')
})
