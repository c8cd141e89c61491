/** Nothing is prefetched on metered or slow connections. */
import { expect, test, vi } from 'vitest'
import { FrameScript } from '@/components/layout/frame/frame-script.client'
import { prefetchRules } from '@/lib/routing/inline-scripts'
import { renderIn } from '../../support/render'

/** Whether the rules exclude a link of the page, as browsers match them. */
function isLeftOut(link: Element): boolean {
  const [{ where }] = JSON.parse(prefetchRules).prefetch
  return where.and.some(({ not }: { not?: { selector_matches: string } }) => not && link.matches(not.selector_matches))
}

test.each([
  ['a browser that does not say', undefined, false],
  ['a quick network', { saveData: false, effectiveType: '4g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, true],
  ['a slow network', { saveData: false, effectiveType: '3g' }, true],
  ['a very slow network', { saveData: false, effectiveType: 'slow-2g' }, true],
])('with %s', (_, connection, expected) => {
  vi.stubGlobal('navigator', { ...navigator, connection })
  const { container } = renderIn(
    'nl',
    <>
      <a href="/nl/te-koop/">Te koop</a>
      <FrameScript />
    </>,
  )
  expect(isLeftOut(container.getElementsByTagName('a')[0] ?? container)).toBe(expected)
})
