/** What sharing sites show of a page of a list is what search engines show of it. */
import type { Metadata } from 'next'
import { beforeEach, expect, test } from 'vitest'
import { emptyListQuery } from '@/lib/routing/list-query'
import { listLandingPages } from '@/lib/server/pages/landing-pages'
import { filteredListMetadata, landingMetadata } from '@/lib/server/pages/list-metadata'
import { findContentPage } from '@/lib/server/pages/pages'
import { snapshot } from '../../../support/content'

beforeEach(() => {
  globalThis.currentSnapshot = snapshot
})

const titles = ({ title, openGraph, twitter }: Metadata) => [openGraph?.title, twitter?.title].map((shared) => shared === title)

test.each(['for-sale', 'for-rent'])('the second page of %s, and its homes of a type', (path) => {
  const page = findContentPage(path)
  if (!page) throw new Error(`no page ${path}`)
  const second = filteredListMetadata(page, 'nl', { ...emptyListQuery, page: 2 })
  expect(titles(second)).toEqual([true, true])
  expect(second.twitter?.description).toBe(second.description)
  const filter = { ...emptyListQuery.filter, types: ['2'], maxPrice: 500_000 }
  expect(titles(filteredListMetadata(page, 'nl', { ...emptyListQuery, filter }))).toEqual([true, true])
})

test('the second page of a town', () => {
  const [first] = listLandingPages()
  if (!first) throw new Error('no town in the demo')
  expect(titles(landingMetadata(first, 'fr', 2))).toEqual([true, true])
})
