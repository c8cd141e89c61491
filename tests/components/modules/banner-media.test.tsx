/** The kinds of banner: image, gallery, pausable video, colour, none (specification 2 and 3, "Media type"; ruling 25). */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { BannerMedia } from '@/components/modules/banner/banner-media'
import { LaterVideo } from '@/components/modules/banner/later-banner.client'
import { snapshot } from '../../support/content'
import { renderIn } from '../../support/render'

const second = {
  url: '/pictures/banner-2.webp',
  width: 2000,
  height: 1000,
  alt: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' },
}
const banner = { ...snapshot.site.banner, images: [...snapshot.site.banner.images, second] }

describe('a banner', () => {
  test('of kind image shows the first picture', () => {
    renderIn('nl', <BannerMedia banner={{ ...banner, mediaType: 'image' }} language="nl" />)
    expect(screen.getAllByRole('img')).toHaveLength(1)
  })

  test('of kind gallery shows all in a row that the keyboard can reach', () => {
    renderIn('nl', <BannerMedia banner={{ ...banner, mediaType: 'gallery' }} language="nl" />)
    expect(screen.getAllByRole('img')).toHaveLength(2)
    expect(screen.getByRole('region', { name: 'Beelden van de regio' })).toHaveAttribute('tabindex', '0')
  })

  test('of kind color has no picture', () => {
    const { container } = renderIn('nl', <BannerMedia banner={{ ...banner, mediaType: 'color' }} language="nl" />)
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(container.firstElementChild).toHaveAttribute('style', 'background: var(--bg-mist);')
  })

  test.each(['none', ''] as const)('of kind "%s" renders nothing', (mediaType) => {
    const { container } = renderIn('nl', <BannerMedia banner={{ ...banner, mediaType }} language="nl" />)
    expect(container).toBeEmptyDOMElement()
  })
})

beforeAll(LaterVideo.load)

describe('a video banner', () => {
  const play = vi.fn()
  const pause = vi.fn()

  beforeEach(() => {
    play.mockReset().mockImplementation(function (this: HTMLVideoElement) {
      this.dispatchEvent(new Event('play'))
      return Promise.resolve()
    })
    pause.mockReset().mockImplementation(function (this: HTMLVideoElement) {
      this.dispatchEvent(new Event('pause'))
    })
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play)
    vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause)
  })

  const renderVideo = (prefersReducedMotion: boolean) => {
    vi.stubGlobal('matchMedia', () => ({ matches: prefersReducedMotion }))
    return renderIn('nl', <BannerMedia banner={{ ...banner, mediaType: 'video' }} language="nl" />)
  }

  test('loops silently and can be paused', async () => {
    const { container } = renderVideo(false)
    const video = container.querySelector('video')
    expect(video?.loop).toBe(true)
    expect(video?.muted).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Video pauzeren' }))
    expect(pause).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Video afspelen' }))
    expect(play).toHaveBeenCalledTimes(2)
  })

  test('shows its poster with reduced motion', () => {
    const { container } = renderVideo(true)
    expect(play).not.toHaveBeenCalled()
    expect(container.querySelector('video')).toHaveAttribute('poster', '/pictures/banner-1.webp')
    expect(screen.getByRole('button', { name: 'Video afspelen' })).toBeVisible()
  })
})
