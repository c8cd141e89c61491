/** Without a network, or after a new release, the lightbox may fail to load: the page must keep working. */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'

vi.mock('@/components/property/detail/gallery/gallery-lightbox.client', () => {
  throw new Error('gone')
})

// Another file of this worker may have loaded the real part already.
vi.resetModules()
const { GalleryLink, GalleryRoot } = await import('@/components/property/detail/gallery/gallery.client')

test('the picture links to its own file, and the page stays', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  onTestFinished(() => void vi.unstubAllGlobals())
  render(
    <GalleryRoot slides={[]} labels={{} as never}>
      <GalleryLink href="/media/abc/1360" index={0}>
        Gevel
      </GalleryLink>
    </GalleryRoot>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Gevel' }))
  await expect.poll(() => assign).toHaveBeenCalledWith('/media/abc/1360')
  expect(screen.getByRole('link', { name: 'Gevel' })).toBeVisible()
})
