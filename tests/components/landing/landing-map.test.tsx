import { expect, test } from 'vitest'
import { LandingMap } from '@/components/landing/landing-map'
import { getProperty } from '../../support/content'
import { renderIn } from '../../support/render'

test('the map has tiles for dark mode', () => {
  const homes = ['s01', 's02'].map((key) => getProperty(key))
  const { container } = renderIn('nl', <LandingMap homes={homes} href="/nl/te-koop/?view=map" language="nl" />)
  const pictures = [...container.querySelectorAll('picture')]
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    const dark = picture.querySelector('source')?.getAttribute('srcset')
    expect(dark).toBe(picture.querySelector('img')?.getAttribute('src')?.replace('-light-', '-dark-'))
  }
})
