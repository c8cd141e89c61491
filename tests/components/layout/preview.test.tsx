/** The bar of a preview, and how it shows errors of the content (rulings 8 and 23). */
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PreviewBar } from '@/components/layout/preview-bar'
import { findModule } from '@/components/modules/registry'
import { UnknownView } from '@/components/modules/unknown-view'
import { expectConsole } from '../../support/fail-on-console'
import { renderIn } from '../../support/render'
import { setSnapshot } from '../modules/demo'

beforeEach(() => setSnapshot())
afterEach(() => vi.unstubAllEnvs())

test.each([
  ['nl', 'Voorbeeld.', /tot 3-12-2026 om 14:05 uur/, 'Naar de site', '/nl/'],
  ['fr', 'Aperçu.', /jusqu’au 3-12-2026 à 14:05/, 'Aller au site', '/fr/'],
  ['en', 'Preview.', /until 3-12-2026 at 14:05/, 'Go to the site', '/en/'],
] as const)('the bar says in %s that it is a preview and until when, in Belgian time', (language, label, text, link, href) => {
  renderIn(language, <PreviewBar until={Date.UTC(2026, 11, 3, 13, 5) / 1000} language={language} />)
  expect(screen.getByRole('complementary', { name: label })).toHaveTextContent(text)
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
})

describe('an unknown module view', () => {
  const props = { page: { id: 'home' }, module: { id: 'figures', view: 'carousel' } }

  test('is not in the registry, whatever its name', () => {
    for (const view of ['carousel', 'constructor', '']) expect(findModule(view)).toBeUndefined()
  })

  test.each([
    ['nl', 'Weergave niet gevonden: carousel'],
    ['fr', 'Vue introuvable : carousel'],
    ['en', 'View not found: carousel'],
  ] as const)('shows the message of the catalogue in a preview (%s)', (language, message) => {
    vi.stubEnv('NODE_ENV', 'production')
    renderIn(language, <UnknownView {...props} isPreview />)
    expect(screen.getByRole('alert')).toHaveTextContent(message)
  })

  test('renders nothing for visitors but a logged id', () => {
    expectConsole()
    vi.stubEnv('NODE_ENV', 'production')
    const { container } = renderIn('nl', <UnknownView {...props} isPreview={false} />)
    expect(container).toBeEmptyDOMElement()
    expect(console.error).toHaveBeenCalledWith({
      event: 'unknown-view',
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      place: 'page "home", module "figures", view "carousel"',
    })
  })
})
