/** Structured data of a project. */
import { expect, test } from 'vitest'
import type { PublicProject, PublicUnit } from '@/lib/domain/project/project'
import { toProjectData } from '@/lib/domain/syndication/project-data'
import { context } from '../../../support/content'

const project = context.findProject(51014)
const [template] = project?.units ?? []
const addresses = { absoluteUrl: (path: string) => `https://www.example${path}`, agencyId: 'https://www.example/#agency' }

/** A unit without state and price. */
function unit(change: Partial<Pick<PublicUnit, 'name' | 'kind' | 'bedrooms' | 'area'>>) {
  if (!template) throw new Error('the demo has no such project')
  const { state: _, price: __, ...rest } = template
  return { ...rest, ...change }
}

function told(change: Partial<PublicProject>, street = '') {
  if (!project) throw new Error('the demo has no such project')
  const texts = project.texts.nl
  return toProjectData(
    { language: 'nl', project: { ...project, ...change }, texts, street, url: 'https://www.example/p/' },
    addresses,
  )
}

const name = (text: string) => ({ nl: text, fr: text, en: text, de: text })

test('available units are offered from the lowest price to the highest, and sold ones are not', () => {
  const units: PublicUnit[] = [
    { ...unit({ name: name('1'), kind: 'apartment', bedrooms: 2, area: 90 }), state: 'free', price: 300_000 },
    { ...unit({ name: name('2'), kind: 'commercial' }), state: 'option', price: 200_000 },
    { ...unit({ name: name('3'), kind: 'apartment' }), state: 'sold', price: undefined },
  ]
  const { offers, about } = told({ units })
  expect(offers).toMatchObject({
    lowPrice: 200_000,
    highPrice: 300_000,
    offerCount: 2,
    offeredBy: { '@id': addresses.agencyId },
  })
  expect(offers?.offers).toEqual([
    {
      '@type': 'Offer',
      name: '1',
      availability: 'https://schema.org/InStock',
      price: 300_000,
      priceCurrency: 'EUR',
      itemOffered: {
        '@type': 'Apartment',
        name: '1',
        numberOfBedrooms: 2,
        floorSize: { '@type': 'QuantitativeValue', value: 90, unitCode: 'MTK' },
      },
    },
    {
      '@type': 'Offer',
      name: '2',
      availability: 'https://schema.org/LimitedAvailability',
      price: 200_000,
      priceCurrency: 'EUR',
      itemOffered: { '@type': 'Place', name: '2' },
    },
  ])
  expect(about).toMatchObject({
    '@type': 'ApartmentComplex',
    accommodationFloorPlan: { numberOfAccommodationUnits: 3, numberOfAvailableAccommodationUnits: 1 },
  })
})

test('there is no offer when all are sold', () => {
  expect(told({ units: [{ ...unit({ kind: 'house' }), state: 'sold', price: undefined }] })).toMatchObject({
    offers: undefined,
    about: { '@type': 'Residence' },
  })
})

test('the street is included only when it is public', () => {
  expect(told({}, 'Kaai 3').about.address.streetAddress).toBe('Kaai 3')
  expect(told({}).about.address.streetAddress).toBeUndefined()
})
