/** A project of a feed becomes a content file; required fields that no feed contains are reported. */
import { expect, test } from 'vitest'
import { fillDerived } from '@/lib/content/fill-derived'
import { fillLanguages } from '@/lib/content/fill-languages'
import { recordSchema } from '@/lib/content/record-schema'
import { projectFields } from '@/lib/domain/project/project-fields'
import { composeProject, unitOfListing } from '@/lib/feeds/compose/project'
import type { FeedProject } from '@/lib/feeds/feed-listing'
import { derivedWordsOf } from '@/lib/server/content/snapshot/derived-words'
import { composeContext, feedSource, wholeListing } from '@/tests/support/feeds'

const project: FeedProject = {
  id: '77',
  name: 'Parkbaken',
  number: '5334',
  status: { theirs: 'te koop', ours: 'for-sale' },
  deliveredOn: '2029-05-31',
  address: { street: 'Bakenlei', number: '3', zip: '2020', town: 'Antwerpen', latitude: 51.19, longitude: 4.39 },
  agent: { id: '7' },
  facts: {
    eLevel: 16,
    gScore: { theirs: 'A', ours: 'A' },
    pScore: { theirs: 'B', ours: 'B' },
    floodReportDate: '2026-10-12',
    permit: 'yes',
    destination: { theirs: 'Wg', ours: 'Wg' },
    summons: 'no',
    preemptiveRights: 'no',
    allotmentPermit: 'no',
  },
  pictures: [
    {
      url: 'https://a.be/p.jpg',
      name: { nl: 'De toren vanaf het park', fr: 'La tour vue du parc', en: 'The tower from the park' },
    },
  ],
  texts: { description: { nl: 'Een toren aan het park. '.repeat(12) } },
}

const unit = {
  ...wholeListing('u1'),
  reference: '1.01',
  facts: { bedrooms: 2, surfaceLiving: 92, surfaceTerrace: 10, floor: 1 },
  projectId: '77',
}

function check(file: unknown) {
  const filled = fillLanguages(file, { inUse: ['nl'], defaultLanguage: 'nl' })
  return recordSchema(projectFields, '2026-11-22').safeParse(fillDerived(filled.document, derivedWordsOf).document)
}

test('a project with its units gives a complete file', () => {
  const { file, remarks, folder } = composeProject(project, [unitOfListing(unit)], composeContext({ id: 77 }))
  expect(folder).toBe('projects')
  expect(remarks).toEqual([])
  expect(file).toMatchObject({
    Delivery: '2029-Q2',
    PublicAddress: true,
    Units: [{ Name: '1.01', Kind: 'apartment', State: 'free', Price: 325_000 }],
  })
  expect(check(file).error?.issues ?? []).toEqual([])
})

test('missing fields are reported, unless the source has defaults', () => {
  const { facts: _, status: __, ...bare } = project
  const names = composeProject(bare, [], composeContext({ id: 77 })).remarks.map(({ field }) => field)
  expect(names).toEqual(['Status', 'GScore', 'PScore', 'FloodReportDate', 'Permit', 'Destination', 'ELevel'])
  const source = feedSource({
    defaults: {
      ...{ Status: 'planned', GScore: 'A', PScore: 'A', FloodReportDate: '2026-10-12' },
      ...{ Permit: true, Destination: 'Wg', ELevel: 20 },
    },
  })
  expect(composeProject(bare, [], composeContext({ id: 77, source })).remarks).toEqual([])
})

test('a unit without floor, area or price is left out and reported', () => {
  const { floor: _, ...facts } = unit.facts
  const { file, remarks } = composeProject(project, [unitOfListing({ ...unit, facts })], composeContext({ id: 77 }))
  expect(file['Units']).toEqual([])
  expect(remarks).toMatchObject([{ level: 'gap', field: 'units', found: '1.01' }])
})

test('a project abroad has the postcode and name of its country', () => {
  const address = { ...project.address, country: 'PT', zip: '8600-315', town: 'Lagos', latitude: 37.1, longitude: -8.67 }
  const countryName = () => 'Portugal'
  const { file, remarks } = composeProject(
    { ...project, address },
    [unitOfListing(unit)],
    composeContext({ id: 77, countryName }),
  )
  expect(remarks).toEqual([])
  expect(check({ ...file, LandShare: 20, EPCLabelText: '' }).error?.issues ?? []).toEqual([])
  expect(file['Zip']).toBe('8600-315')
  expect(file['Languages']).toContainEqual(expect.objectContaining({ language: 'nl', CountryName: 'Portugal' }))
})

test('a unit whose price is in another currency has no price', () => {
  const inPounds = unitOfListing({ ...unit, price: { amount: 325_000, currency: 'GBP' } })
  const { file, remarks } = composeProject(project, [inPounds], composeContext({ id: 77 }))
  expect(file['Units']).toEqual([])
  expect(remarks).toMatchObject([{ level: 'gap', field: 'units', found: '1.01' }])
})
