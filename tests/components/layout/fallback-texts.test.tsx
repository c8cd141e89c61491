/**
 * Texts missing in a language are shown in the default one and marked with `lang`: in the menu, the drawer, links and on every
 * page (ruling 40).
 */
import { readdirSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { ContentPage } from '@/components/modules/content-page'
import { findModule } from '@/components/modules/registry'
import { getSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findContentPage } from '@/lib/server/pages/pages'
import { loadChanged } from '../../support/changed-content'
import { expectConsole } from '../../support/fail-on-console'
import { renderIn } from '../../support/render'

/** Content without any French text. */
function withoutFrench(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFrench)
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([key]) => key !== 'fr')
  return Object.fromEntries(kept.map(([key, part]) => [key, withoutFrench(part)]))
}

type Route = { path: unknown; breadcrumb: unknown }

const namesOf = (folder: string, file = '') => readdirSync(`data/${folder}`).map((name) => `${folder}/${name}${file}`)

const files = [
  'site.json',
  'menu.json',
  'cards.json',
  'statistics.json',
  'agents.json',
  ...namesOf('pages'),
  ...namesOf('articles', '/article.json'),
]

beforeAll(() => {
  globalThis.currentSnapshot = loadChanged({
    ...Object.fromEntries(files.map((file) => [file, withoutFrench])),
    'routes.json': (routes: Route[]) => routes.map((route) => ({ ...route, breadcrumb: withoutFrench(route.breadcrumb) })),
  })
})

/** Texts that the page takes from Dutch without marking them. */
function findUnmarked(page: HTMLElement): string[] {
  const fallbackTexts = getSnapshot().fallbackTexts.texts.get('fr')
  const isInWords = (text: string) => /\p{L}/u.test(text) && !text.includes('@')
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    const isMarked = parentElement?.closest('[lang]')?.getAttribute('lang') === 'nl'
    if (
      !isMarked &&
      !parentElement?.closest('script, style, template') &&
      isInWords(textContent ?? '') &&
      fallbackTexts?.has(textContent ?? '')
    )
      found.push(textContent ?? '')
  }
  return found
}

describe('without any French, every text of the content is marked as Dutch', () => {
  test.each([
    '',
    'diensten',
    'diensten/verhuur',
    'contact',
    'for-sale',
    'contact-demand',
    'feedback/contact-me',
    'media',
    'fees',
    'jobs',
  ])('on the page %s', (path) => {
    const page = findContentPage(path)
    if (!page) throw new Error(`no page at ${path}`)
    // The test renderer does not know the element <search>.
    expectConsole()
    const { container } = renderIn('fr', <ContentPage page={page} language="fr" findModule={findModule} />)
    expect(container.querySelector('#drawer')?.textContent).toContain('Diensten')
    expect(findUnmarked(container)).toEqual([])
  })
})
