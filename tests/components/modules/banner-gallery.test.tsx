/** The gallery of the banner: arrows, position and keyboard; it never moves by itself (specification 2, "Layout"). */
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BannerMedia } from '@/components/modules/banner/banner-media'
import { LaterGallery } from '@/components/modules/banner/later-banner.client'
import type { Language } from '@/lib/domain/text/language'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

const [front] = snapshot.site.banner.images
if (!front) throw new Error('no picture')
const pictures = [front, { ...front, url: '/pictures/banner-2.webp' }, { ...front, url: '/pictures/banner-3.webp' }]

const width = 1000

/** jsdom has no layout: the width is fixed, and the scroll position is the one set last. */
function renderGallery(language: Language = 'nl', images = pictures): HTMLElement {
  renderIn(language, <BannerMedia banner={{ ...snapshot.site.banner, images, mediaType: 'gallery' }} language={language} />)
  return screen.getByRole('region')
}

beforeAll(LaterGallery.load)

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width)
  HTMLElement.prototype.scrollTo = function (this: HTMLElement, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0
  }
})

describe('the gallery of the banner', () => {
  test.each([
    ['nl', '1 van 3', 'Volgend beeld', 'Vorig beeld', '2 van 3', '3 van 3'],
    ['fr', '1 sur 3', 'Image suivante', 'Image précédente', '2 sur 3', '3 sur 3'],
    ['en', '1 of 3', 'Next picture', 'Previous picture', '2 of 3', '3 of 3'],
  ] as const)('shows the position in %s, and its arrows wrap around', async (language, first, next, previous, second, last) => {
    const row = renderGallery(language)
    expect(screen.getByRole('status')).toHaveTextContent(first)
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(screen.getByRole('status')).toHaveTextContent(second)
    expect(row.scrollLeft).toBe(width)
    await userEvent.click(screen.getByRole('button', { name: previous }))
    await userEvent.click(screen.getByRole('button', { name: previous }))
    expect(screen.getByRole('status')).toHaveTextContent(last)
    expect(row.scrollLeft).toBe(2 * width)
    await userEvent.click(screen.getByRole('button', { name: next }))
    expect(screen.getByRole('status')).toHaveTextContent(first)
  })

  test('moves picture by picture with the keyboard, and stops at both ends', async () => {
    const row = renderGallery()
    row.focus()
    for (const [key, expected] of [
      ['ArrowLeft', '1 van 3'],
      ['ArrowRight', '2 van 3'],
      ['End', '3 van 3'],
      ['ArrowRight', '3 van 3'],
      ['Home', '1 van 3'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`)
      expect(screen.getByRole('status'), key).toHaveTextContent(expected)
    }
  })

  test('leaves arrows with a modifier key to the browser, which goes back', () => {
    const row = renderGallery()
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', altKey: true })).toBe(true)
    expect(fireEvent.keyDown(row, { key: 'ArrowRight', metaKey: true })).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('1 van 3')
  })

  test('updates the position when swiped', () => {
    const row = renderGallery()
    row.scrollLeft = 2 * width - 20
    fireEvent.scroll(row)
    expect(screen.getByRole('status')).toHaveTextContent('3 van 3')
  })

  test('with one picture is a plain picture', () => {
    renderIn('nl', <BannerMedia banner={{ ...snapshot.site.banner, images: [front], mediaType: 'gallery' }} language="nl" />)
    expect(screen.getAllByRole('img')).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
