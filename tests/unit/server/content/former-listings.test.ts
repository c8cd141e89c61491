/** Former listings are stored, so that their addresses answer 410. */
import { appendFileSync, copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { slugify } from '@/lib/domain/text/slug'
import { getSnapshot, replaceSnapshot } from '@/lib/server/content/snapshot/current-snapshot'
import { findFormerAlternates, findFormerListing } from '@/lib/server/content/snapshot/former-listing'
import { routingContext } from '@/lib/server/http/routing-context'
import { getLandingPages } from '@/lib/server/pages/landing-pages'
import { ownContent } from '../../../support/own-content.ts'
import { restartSite } from '../../../support/restart-site.ts'

const id = 4_102_318
const file = `properties/${id}.json`
const { content, inVar } = ownContent()
const kept = () => inVar('published-listings.json')
const text = readFileSync(join('data', file), 'utf8')
const write = (changed: string) => writeFileSync(join(content(), file), changed)

test('a removed listing is known by number and address, until it is published again', async () => {
  await replaceSnapshot()
  expect([getSnapshot().former.size, (statSync(kept()).mode & 0o777).toString(8)]).toEqual([0, '600'])
  rmSync(join(content(), file))
  await replaceSnapshot()
  expect([...getSnapshot().former.keys()]).toEqual([id])
  expect(routingContext().findFormer(id)).toBeDefined()
  expect(findFormerAlternates(findFormerListing(String(id)) ?? { kind: 'project', id: 0, paths: {} })).toMatchObject({
    nl: expect.stringMatching(new RegExp(`^/nl/te-koop/antwerpen/.+/${id}/$`)),
    fr: expect.stringMatching(new RegExp(`^/fr/a-vendre/antwerpen/.+/${id}/$`)),
  })
  write(text)
  await replaceSnapshot()
  expect(getSnapshot().former.size).toBe(0)
})

test('it is known after a restart as well, and when it was removed while the site was down', async () => {
  await replaceSnapshot()
  rmSync(join(content(), file))
  restartSite()
  expect([...getSnapshot().former.keys()]).toEqual([id])
  restartSite()
  await replaceSnapshot()
  restartSite()
  expect([...getSnapshot().former.keys()]).toEqual([id])
})

test('a listing that is held back does not count as removed', async () => {
  await replaceSnapshot()
  rmSync(inVar('last-good-content.json'))
  restartSite()
  write('{')
  const { held } = await replaceSnapshot()
  expect(held).toMatchObject([{ item: file, version: 'none' }])
  expect([getSnapshot().propertyById.has(id), getSnapshot().former.size]).toEqual([false, 0])
})

test('a listing that becomes a draft is removed for visitors', async () => {
  await replaceSnapshot()
  write(text.replace('"Published": true', '"Published": false'))
  const { held } = await replaceSnapshot()
  expect([held, getSnapshot().propertyById.has(id)]).toEqual([[], false])
  expect([...getSnapshot().former.keys()]).toEqual([id])
})

test('only published listings are stored', async () => {
  await replaceSnapshot()
  const hidden = [...getSnapshot().propertyById.values()].filter(({ price }) => price.kind === 'hidden')
  const listings: { id: number }[] = JSON.parse(readFileSync(kept(), 'utf8')).listings
  expect(hidden.length).toBeGreaterThan(1)
  for (const property of hidden) expect(listings.find((one) => one.id === property.id)).not.toHaveProperty('amount')
  const fields = new Set(listings.flatMap((listing) => Object.keys(listing)))
  expect([...fields].sort()).toEqual(
    ['amount', 'area', 'city', 'countryId', 'file', 'goal', 'id', 'kind', 'paths', 'webIds', 'zip'].sort(),
  )
})

test('the address of a town whose last home went is still understood', async () => {
  await replaceSnapshot()
  const [only] = getSnapshot().properties.filter(
    ({ city, goal }) => goal === 'sale' && getSnapshot().properties.filter((other) => other.city === city).length === 1,
  )
  rmSync(join(content(), `properties/${only?.id}.json`))
  await replaceSnapshot()
  expect(getLandingPages('sale').read([slugify(only?.city ?? '')])).toBeDefined()
})

test('an unreadable file is replaced by a new one', async () => {
  await replaceSnapshot()
  writeFileSync(kept(), '{"version":1,"listings":[{"id":"x"}]}')
  restartSite()
  rmSync(join(content(), file))
  await replaceSnapshot()
  expect(getSnapshot().former.size).toBe(0)
  expect(JSON.parse(readFileSync(kept(), 'utf8')).listings.length).toBeGreaterThan(20)
})

describe('of a large file', () => {
  const former = (one: number) =>
    JSON.stringify({
      ...{ id: one, kind: 'property', goal: 'sale', file: `properties/${one}.json`, paths: {} },
      ...{ countryId: 10, webIds: ['1'], zip: '2000', city: 'x'.repeat(2_000) },
    })
  const count = 8_200

  async function publishWithLargeFile(): Promise<void> {
    await replaceSnapshot()
    const lines = Array.from({ length: count }, (_, place) => former(9_000_000 + place))
    writeFileSync(kept(), `{"version":1,"listings":[\n${lines.join(',\n')}\n]}\n`)
    restartSite()
    await replaceSnapshot()
  }

  test('only the changes are written, which the next start reads', async () => {
    await publishWithLargeFile()
    expect(readFileSync(kept(), 'utf8')).not.toContain(`"id":${id},`)
    expect(readFileSync(`${kept()}.changes`, 'utf8')).toContain(`"${id}"`)
    rmSync(join(content(), file))
    restartSite()
    expect(getSnapshot().former.get(id)).toMatchObject({ kind: 'property', city: 'ANTWERPEN' })
    expect(getSnapshot().former.size).toBe(count + 1)
  })

  test('the changes are read from a backup, too, where it is another file', async () => {
    await publishWithLargeFile()
    copyFileSync(kept(), `${kept()}.copy`)
    renameSync(`${kept()}.copy`, kept())
    rmSync(join(content(), file))
    restartSite()
    expect(getSnapshot().former.has(id)).toBe(true)
  })

  test('a change that this release cannot read leaves all others', async () => {
    await publishWithLargeFile()
    const { ino, size, mtimeMs } = statSync(kept())
    appendFileSync(`${kept()}.changes`, `\n${JSON.stringify([`${ino}:${size}:${mtimeMs}`, '1', '{"id":1,"kind":"boat"}'])}\n`)
    rmSync(join(content(), file))
    restartSite()
    expect(getSnapshot().former.size).toBe(count + 1)
  })

  test('that another server replaces while changes are appended, they are written again', async () => {
    await publishWithLargeFile()
    const text = readFileSync(kept(), 'utf8')
    write(readFileSync(join('data', file), 'utf8').replace(/"City": "[^"]+"/, '"City": "MORTSEL"'))
    const replaced = replaceSnapshot()
    writeFileSync(`${kept()}.other`, text)
    renameSync(`${kept()}.other`, kept())
    await replaced
    await replaceSnapshot()
    rmSync(join(content(), file))
    restartSite()
    expect(getSnapshot().former.has(id)).toBe(true)
  })
})
