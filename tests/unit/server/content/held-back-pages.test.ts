/** Pages and articles that are held back, and when the whole is refused. */
import { beforeEach, describe, expect, test } from 'vitest'
import { ContentError, formatIssue } from '@/lib/content/content-issue'
import { isAnswered } from '@/lib/server/content/check/link-targets'
import { publishLastGood } from '@/lib/server/content/publish/publish-content'
import { breakFile, folder, prepareContent, read, write } from '../../../support/broken-content.ts'
import { demo, idsOf, publish, today, versions } from '../../../support/held-content.ts'

prepareContent()

function refusal(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue).join('\n')
    throw error
  }
  return ''
}

test('an article that is held back leaves no dead link in menu, pages and texts', () => {
  const file = 'articles/fees/article.json'
  write(file, '{')
  const published = publish(new Map())
  expect(versions(published)).toEqual([['articles/fees', 'none']])
  expect(published.snapshot.pages.get('')?.title).toEqual(demo.snapshot.pages.get('')?.title)
  expect(isAnswered(published.snapshot, 'fees')).toBe(true)
})

test.each([
  ['settings', 'site.json', '{'],
  ['the path table', 'routes.json', '[]'],
  ['the menu', 'menu.json', '[{}]'],
  ['the page of a list', 'pages/for-sale.json', '{}'],
])('without %s there is no site: the whole is refused, and what was published before can be', (_, file, text) => {
  write(file, text)
  expect(refusal(() => publish(new Map()))).toContain(file.startsWith('pages/') ? 'for-sale' : `data/${file}`)
  expect(idsOf(publishLastGood(folder, today, demo.texts))).toEqual(idsOf(demo))
})

test('of two pages with one path each goes back to what it was, and the others stay', () => {
  breakFile('pages/privacy-statement.json', '"path": "privacy-statement"', '"path": ""')
  const published = publish()
  expect(published.snapshot.pages.get('')).toEqual(demo.snapshot.pages.get(''))
  expect(published.snapshot.pages.get('privacy-statement')).toEqual(demo.snapshot.pages.get('privacy-statement'))
  expect(versions(published)).toContainEqual(['pages/privacy-statement.json', 'last-good'])
})

test.each([
  ['what cannot be read', 'site.json', '{'],
  [
    'a menu that leads nowhere',
    'menu.json',
    '[{"path": "nowhere", "status": "Published", "title": {"nl": "a", "fr": "a", "en": "a"}, "childMenus": []}]',
  ],
])('when %s refuses the whole, no item is blamed for what follows from it', (_, file, text) => {
  write(file, text)
  expect(
    refusal(() => publish())
      .split('\n')
      .filter((line) => !line.startsWith(`data/${file}`)),
  ).toEqual([])
})

test.each([
  ['a page', 'pages/services.json'],
  ['an article', 'articles/service-sale/article.json'],
])('%s that loses its path is held back alone, without whatever leads to it', (_, file) => {
  breakFile(file, /"path": "[^"]+"/, '"path": "nowhere"')
  expect(versions(publish())).toEqual([[file.replace('/article.json', ''), 'last-good']])
})

describe('an article whose path is left out', () => {
  const file = 'articles/service-rental/article.json'
  beforeEach(() => breakFile(file, /\s*"path": "diensten\/verhuur",/, ''))

  test('is held back alone, by the path that it had', () => {
    const published = publish()
    expect(versions(published)).toEqual([['articles/service-rental', 'last-good']])
    expect(published.held[0]?.issues.map(formatIssue)).toEqual([
      `data/${file}: path: expected "diensten/verhuur", a route of routes.json that nothing else has; found none`,
    ])
  })

  test('leaves no dead link where its former path is unknown, and the route is reported', () => {
    const { held, snapshot, warnings } = publish(new Map())
    expect([held, isAnswered(snapshot, 'diensten/verhuur')]).toEqual([[], true])
    expect(warnings.map(formatIssue)).toContain(
      'data/routes.json: diensten/verhuur: expected an article with this path; found none, so that nothing leads there',
    )
  })

  test('may become a text within a page, if its route is removed as well', () => {
    const routes: { original: string }[] = JSON.parse(read('routes.json'))
    write('routes.json', JSON.stringify(routes.filter(({ original }) => original !== 'diensten/verhuur')))
    breakFile('menu.json', '"path": "verhuur", "status": "Published"', '"path": "verhuur", "status": "Draft"')
    expect(publish().held.map(({ item }) => item)).not.toContain('articles/service-rental')
  })
})

test.each([
  ['of a page', '"path": ""'],
  ['of another article', '"path": "diensten/verkoop"'],
])('an article with the path %s goes back to its own', (_, path) => {
  breakFile('articles/service-rental/article.json', '"path": "diensten/verhuur"', path)
  const published = publish()
  expect(versions(published)).toContainEqual(['articles/service-rental', 'last-good'])
  expect(published.snapshot.articles).toEqual(demo.snapshot.articles)
  expect(published.snapshot.pages).toEqual(demo.snapshot.pages)
})

test('a page that loses its id is held back alone, without those below it', () => {
  breakFile('pages/account.json', '"id": "account"', '"id": "acount"')
  expect(versions(publish())).toEqual([['pages/account.json', 'last-good']])
})

test('a required page with an error is shown in its last good version', () => {
  write('pages/for-sale.json', '{}')
  expect(versions(publish())).toEqual([['pages/for-sale.json', 'last-good']])
})
