/** Child menus and parents of pages (specification 3, "Page definition"). */
import { beforeEach, describe, expect, test } from 'vitest'
import { findChildMenu } from '@/lib/server/pages/child-menu'
import { findCrumbs } from '@/lib/server/pages/pages'
import { findMistakes, loadChanged } from '../../../support/changed-content'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const names = (path: string) => findChildMenu(path, 'nl')?.items.map(({ name, isCurrent }) => (isCurrent ? `[${name}]` : name))

describe('the child menu of services', () => {
  test('is on its page and, with the current page marked, on each child', () => {
    expect(names('diensten')).toEqual(['Verkopen', 'Verhuren', 'Overname', 'Tarieven'])
    expect(names('diensten/verhuur')).toEqual(['Verkopen', '[Verhuren]', 'Overname', 'Tarieven'])
    expect(names('fees')).toEqual(['Verkopen', 'Verhuren', 'Overname', '[Tarieven]'])
  })

  test('has the title and the addresses of the language', () => {
    const menu = findChildMenu('diensten', 'fr')
    expect(menu?.title).toBe('Nos services')
    expect(menu?.items[0]).toMatchObject({ name: 'Vendre', href: '/fr/nos-services/vendre/' })
  })

  test('is not on other pages', () => {
    expect(findChildMenu('media', 'nl')).toBeUndefined()
    expect(findChildMenu('', 'nl')).toBeUndefined()
  })
})

describe('breadcrumbs', () => {
  test('go over the parent that a page names', () => {
    expect(findCrumbs('fees', 'nl').map(({ name }) => name)).toEqual(['Home', 'Diensten', 'Tarieven'])
  })

  test('go by the path where no parent is named', () => {
    expect(findCrumbs('diensten/verkoop', 'nl').map(({ name }) => name)).toEqual(['Home', 'Diensten', 'Verkopen'])
  })

  test('pass over a parent that shows nothing without the link of a mail', () => {
    expect(findCrumbs('viewing/confirm', 'nl').map(({ name }) => name)).toEqual(['Home', 'Bevestigen'])
    expect(findCrumbs('viewing', 'nl').map(({ name }) => name)).toEqual(['Home', 'Uw bezoek'])
  })

  test('pass over a parent that is not published', () => {
    const pages = new Map(
      [...snapshot.pages].map(([path, page]) => [path, path === 'diensten' ? { ...page, status: 'Draft' as const } : page]),
    )
    globalThis.currentSnapshot = { ...snapshot, pages }
    expect(findCrumbs('fees', 'nl').map(({ name }) => name)).toEqual(['Home', 'Tarieven'])
  })
})

test('a cycle of parents is an error, and so is an unknown child', () => {
  expect(findMistakes({ 'pages/services.json': { parentId: 'fees' } })).toContain(
    'data/pages/services.json: parentId: expected a page that is not below this one',
  )
  expect(findMistakes({ 'pages/media.json': { childMenus: ['media/kwijt'] } })).toEqual([
    'data/pages/media.json: childMenus: expected the path of a published page or article; found "media/kwijt"',
  ])
})

test('a page may lie deeper', () => {
  globalThis.currentSnapshot = loadChanged({ 'pages/planning-legend.json': { parentId: 'fees' } })
  expect(
    findCrumbs('planning-legend', 'en')
      .map(({ name }) => name)
      .slice(0, 3),
  ).toEqual(['Home', 'Services', 'Fees'])
})
