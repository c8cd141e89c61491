/** The cookie policy lists what the code stores in the browser, in each language (ruling 35). */
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { ArticleModule } from '@/components/modules/article/article-module'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { limitOf } from '@/lib/domain/property/favourites'
import { languageCodes } from '@/lib/domain/text/language'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { moduleProps, setSnapshot } from './demo'

beforeEach(() => setSnapshot())

const relation = { type: 'article', id: 'cookie-policy' } as const

test.each(languageCodes)('the cookie policy in %s names every key once, with its limit', (language) => {
  renderIn(language, <ArticleModule {...moduleProps({ relation }, { language })} />)
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => row.getAttribute('data-stored'))).toEqual(
    Object.values(storedItems).map(({ place, key }) => `${place} ${key}`),
  )
  const texts = rows.map((row) => row.textContent ?? '')
  expect(texts[0]).toMatch(/1 (jaar|an|year|Jahr)$/)
  for (const list of ['favourites', 'compare'] as const) {
    expect(texts.find((text) => text.startsWith(list))).toMatch(new RegExp(`\\b${limitOf(list)}\\b`))
  }
  for (const row of rows)
    for (const cell of within(row).getAllByRole('cell')) expect(cell).not.toHaveTextContent(/CookieTable|^$/)
})

test('services are listed once they are configured, with provider and lifetime', () => {
  const none = { analyticsId: '', adsId: '', tagManagerId: '', pixelId: '' }
  setSnapshot({ site: { ...snapshot.site, analytics: { ...none, pixelId: '123' } } })
  renderIn('en', <ArticleModule {...moduleProps({ relation }, { language: 'en' })} />)
  const row = screen.getByRole('row', { name: /^_fbp/ })
  expect(row).toHaveTextContent(/cookie, marketing.*Meta.*90 days$/)
  expect(screen.queryByRole('row', { name: /^_ga/ })).toBeNull()
})
