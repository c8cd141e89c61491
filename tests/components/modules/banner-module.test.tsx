/** The banner of the home page with the search block in it (specification 2, "Home search block"). */
import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { BannerModule } from '@/components/modules/banner/banner-module'
import type { Site } from '@/lib/content/site'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'
import { warnOfSearch } from '../search/warn-of-search'
import { moduleProps, setSnapshot } from './demo'

beforeAll(warnOfSearch)

function renderBanner(changes: Partial<Site['banner']>): void {
  const { site } = snapshot
  setSnapshot({ site: { ...site, banner: { ...site.banner, ...changes } } })
  renderIn('nl', <BannerModule {...moduleProps({ view: 'banner' })} />)
}

describe('the banner', () => {
  test('fills the totals into its description', () => {
    renderBanner({
      description: {
        nl: '{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur',
        fr: '',
        en: '',
        de: '{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur',
      },
    })
    expect(screen.getByText('16 te koop, 3 te huur')).toBeVisible()
  })

  test('contains the search, its title and a logo when the settings say so', () => {
    renderBanner({ showSearch: true, logo: '/logo/symbol.svg' })
    expect(document.querySelector('search')).not.toBeNull()
    expect(screen.getByRole('heading', { level: 1, name: 'Antwerpen, bij daglicht bekeken' })).toBeVisible()
    expect(document.querySelector('img[src="/logo/symbol.svg"]')).not.toBeNull()
  })

  test('has its title also without search, picture or text', () => {
    renderBanner({ showSearch: false, mediaType: 'none', description: { nl: '', fr: '', en: '', de: '' } })
    expect(document.querySelector('search')).toBeNull()
    expect(screen.queryByRole('img', { name: /Antwerpse herenhuizen/ })).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
