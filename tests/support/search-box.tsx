/** The search box and its panel. */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, vi } from 'vitest'
import { GET } from '@/app/api/panel/route'
import { LaterResults } from '@/components/search/search-box.client'
import { SearchForm } from '@/components/search/search-form'
import type { Language } from '@/lib/domain/text/language'
import { setSnapshot } from '../components/modules/demo'
import { warnOfSearch } from '../components/search/warn-of-search'
import { renderIn } from './render'

export const box = () => screen.getByRole('combobox')

export const panel = () => screen.getByRole('grid')

export const group = (name: string) => within(panel()).getByRole('rowgroup', { name })

/** Renders the form and types into it. */
export async function search(text: string, language: Language = 'nl') {
  renderIn(language, <SearchForm language={language} />)
  await userEvent.click(box())
  // It appears in the frame after the key press.
  await screen.findByRole('grid')
  if (text) await userEvent.type(box(), text)
}

/** The demo content, and the responses that the box fetches from it. */
export function prepareSearch() {
  beforeAll(LaterResults.load)

  beforeAll(warnOfSearch)

  beforeEach(() => {
    setSnapshot()
    // The search data is fetched from the route once the box is used.
    vi.stubGlobal('fetch', async (address: string) => GET(new Request(new URL(address, 'http://localhost/'))))
    // jsdom has no layout.
    Element.prototype.scrollIntoView = vi.fn()
  })
}
