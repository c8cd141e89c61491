/** Fields hidden by an override stay hidden while its file in `overrides/` cannot be read. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { formatIssue } from '@/lib/content/content-issue'
import { folder, prepareContent, write } from '../../../support/broken-content.ts'
import { publish, versions } from '../../../support/held-content.ts'

prepareContent()

const [id, file] = [4102311, 'properties/4102311.json']
const override = `overrides/${id}.json`
const hiding = '{ "PublishPrice": false, "PublishAddress": false }'
const broken = ['{ "PublishPrice": false, "PublishAddress": false, }', '', '[{ "PublishPrice": false }]', 'null']

beforeEach(() => mkdirSync(join(folder, 'overrides')))

test('the last good version of the listing is shown, without hidden fields', () => {
  write(override, hiding)
  const { texts } = publish()
  for (const text of broken) {
    write(override, text)
    const published = publish(texts)
    expect(versions(published), text).toEqual([
      [override, 'last-good'],
      [file, 'last-good'],
    ])
    const shown = published.snapshot.propertyById.get(id)
    expect([shown?.price.kind, shown?.address.kind], text).toEqual(['hidden', 'hidden'])
  }
})

test('a listing that was never accepted is not shown', () => {
  for (const text of broken) {
    write(override, text)
    const published = publish(new Map())
    expect(published.snapshot.propertyById.has(id), text).toBe(false)
    const said = published.held.flatMap(({ issues }) => issues.map(formatIssue))
    expect(said.join('\n'), text).toContain(`data/${override}: expected`)
  }
})

test('an override without a listing holds back nothing else', () => {
  write('overrides/9999999.json', '{')
  expect(versions(publish())).toEqual([['overrides/9999999.json', 'none']])
})
