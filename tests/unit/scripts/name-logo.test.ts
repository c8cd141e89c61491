/** The name of an agency without a logo fits into its picture, whichever fonts the machine has. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawNameLogo, nameLogoWidth } from '@/scripts/agency/new-content/name-logo'

test.each([
  'Leie Vastgoed',
  'WWW MOMMEN & MEEUWS',
  'Agence immobilière des Coteaux de la Citadelle et de la Meuse',
  'ÉTUDE ÉVA ÖSTERREICH',
  'Io',
])('%s fits into the picture', async (name) => {
  const drawing = sharp(Buffer.from(drawNameLogo(name, '#000000')))
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info.width).toBe(nameLogoWidth(name))
  expect(info.width).toBeLessThanOrEqual(320)
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3] ?? 0
  const isInked = (x: number) => Array.from({ length: info.height }, (_, y) => alphaAt(x, y)).some((alpha) => alpha > 40)
  expect(Array.from({ length: info.width }, (_, x) => x).some(isInked)).toBe(true)
  expect(isInked(info.width - 1)).toBe(false)
})
