/** The page of a former listing says that it is gone, and has further links. */
import { screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { FormerListingPage } from '@/components/property/former/former-listing-page'
import { type FormerListing, toFormerProperty } from '@/lib/domain/property/former-listing'
import { languageCodes } from '@/lib/domain/text/language'
import { messages } from '@/lib/i18n/messages'
import { getProperty } from '@/tests/support/content'
import { renderIn } from '@/tests/support/render'
import { setSnapshot } from '../../modules/demo'
import { warnOfSearch } from '../../search/warn-of-search'

const home: FormerListing = toFormerProperty(getProperty('s01', { id: 4_109_999 }), { nl: '/nl/te-koop/x/y/4109999/' })
const project: FormerListing = { kind: 'project', id: 59_999, paths: {} }

beforeAll(warnOfSearch)
beforeEach(() => setSnapshot())

test.each(languageCodes)('in %s it says that the property is gone', (language) => {
  renderIn(language, <FormerListingPage listing={home} language={language} />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages[language].NotFound.formerPropertyTitle)
})

test('similar properties follow, none of them gone, and a link to its town', () => {
  renderIn('nl', <FormerListingPage listing={home} language="nl" />)
  const similar = within(screen.getByRole('region', { name: 'Vergelijkbare panden' }))
  expect(similar.getAllByRole('heading', { level: 3 })).toHaveLength(4)
  expect(similar.getByRole('link', { name: 'Alle panden in Antwerpen' })).toHaveAttribute('href', '/nl/te-koop/antwerpen/')
})

test('where the town has no page of its own, the link leads to the whole list, and says so', () => {
  renderIn('nl', <FormerListingPage listing={{ ...home, city: 'NERGENSHUIZEN' }} language="nl" />)
  const link = screen.getByRole('link', { name: 'Alle panden te koop' })
  expect(link).toHaveAttribute('href', '/nl/te-koop/')
})

test('without similar properties, the search and the link home remain', () => {
  setSnapshot({ properties: [], takeovers: [], propertyById: new Map() })
  renderIn('nl', <FormerListingPage listing={home} language="nl" />)
  expect(screen.queryByRole('region', { name: 'Vergelijkbare panden' })).toBeNull()
  expect(screen.getAllByRole('combobox').length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Naar de startpagina' })).toHaveAttribute('href', '/nl/')
})

test('a project links to the current ones', () => {
  renderIn('fr', <FormerListingPage listing={project} language="fr" />)
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.fr.NotFound.formerProjectTitle)
  expect(screen.getByRole('link', { name: messages.fr.NotFound.allProjects })).toHaveAttribute('href', '/fr/projets-neufs/')
})
