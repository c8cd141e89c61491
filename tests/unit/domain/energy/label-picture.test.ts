/** Label pictures are cached for a year by the version in their address, which is a content hash. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { labelPicture, labelPicturesVersion } from '@/lib/domain/energy/label-picture'
import config from '@/next.config'

test('changed pictures have another version', () => {
  const hash = createHash('sha256')
  for (const file of globSync('public/images/epc/*/*.png').sort()) hash.update(readFileSync(file))
  expect(hash.digest('hex').slice(0, 8), 'labelPicturesVersion').toBe(labelPicturesVersion)
})

test('with the version they are cached for a year, without it for a week', async () => {
  const rules = (await config.headers?.()) ?? []
  const ofLabels = rules.filter(({ source }) => source.startsWith('/images/epc/'))
  expect(ofLabels.map(({ has, headers }) => [has, headers[0]?.value])).toEqual([
    [undefined, 'public, max-age=604800'],
    [[{ type: 'query', key: 'v', value: labelPicturesVersion }], 'public, max-age=31536000, immutable'],
  ])
  expect(labelPicture('flanders', 'a_plus')).toBe(`/images/epc/flanders/a_plus.png?v=${labelPicturesVersion}`)
})
