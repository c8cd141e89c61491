/** Addresses of properties, and of lists with filters: pages and redirects. */
import { describe, expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { projectHref, propertyHref, propertyPageHref } from '@/lib/routing/href'
import { context, getProperty, getRecord, snapshot } from '../../support/content'
import { guess, redirect, resolve } from '../../support/resolve.ts'

describe('the brochure', () => {
  const nl = '/nl/te-koop/antwerpen/dokappartement-met-dakterras-en-staanplaats/4102318/'
  const fr = propertyHref(snapshot.routeTable, getProperty('s02'), 'fr')
  const archived = propertyHref(snapshot.routeTable, getProperty('a01'), 'nl')

  test('is below the property', () => {
    expect(resolve(`${nl}brochure/`)).toEqual({ kind: 'rewrite', path: '/nl/property/4102318/brochure/', status: 200 })
    expect(propertyPageHref(snapshot.routeTable, getProperty('s02'), 'brochure', 'de')).toMatch(/\/4102318\/expose\/$/)
  })

  test.each([
    ['/nl/property/4102318/brochure/', `${nl}brochure/`],
    ['/nl/te-koop/x/y/4102318/Expose', `${nl}brochure/`],
    [`${archived}brochure/`, archived],
  ])('%s redirects permanently to %s', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, true))
  })

  test('?lng= redirects to that language', () => {
    expect(resolve(`${nl}brochure/?lng=fr`)).toMatchObject({ to: `${fr}brochure/`, language: 'fr' })
  })

  test.each(['/nl/brochure/', '/nl/property/51014/brochure/', '/nl/property/1/brochure/'])('%s does not exist', (address) => {
    expect(resolve(address)).toMatchObject({ kind: 'rewrite', status: 404 })
  })
})

describe('detail pages', () => {
  const s01 = getProperty('s01')
  const canonical = propertyHref(context.routeTable, s01, 'nl')

  test('the canonical address shows the property', () => {
    expect(canonical).toMatch(/^\/nl\/te-koop\/antwerpen\/[a-z0-9-]+\/4102311\/$/)
    expect(resolve(canonical)).toEqual({ kind: 'rewrite', path: '/nl/property/4102311/', status: 200 })
  })

  test.each([
    '/nl/property/4102311/',
    '/nl/te-koop/gent/fout/4102311/',
    '/nl/for-sale/antwerpen/x/4102311',
    '/nl/te-huur/antwerpen/x/4102311/',
    '/nl/TE-KOOP/4102311/',
  ])('%s redirects permanently to it', (address) => {
    expect(resolve(address)).toEqual(redirect(canonical, true))
  })

  test('/property/{id}/ without a language redirects to the language of the visitor, temporarily (ruling 2)', () => {
    expect(resolve('/property/4102311/', { cookie: 'fr' })).toEqual(guess(propertyHref(context.routeTable, s01, 'fr')))
  })

  test('an archived property answers 410 (ruling 11)', () => {
    const href = propertyHref(context.routeTable, getProperty('a01'), 'fr')
    expect(resolve(href)).toEqual({ kind: 'rewrite', path: '/fr/property/4101977/', status: 410 })
  })

  test('an unknown id shows the page for properties that are not found', () => {
    expect(resolve('/nl/te-koop/antwerpen/x/99999999/')).toEqual({
      kind: 'rewrite',
      path: '/nl/property-not-found/',
      status: 404,
    })
  })

  test('takeovers and projects have addresses of their own; /property/{id}/ redirects there (ruling 7)', () => {
    const [project] = snapshot.projects
    if (!project) throw new Error('no project in the demo content')
    expect(resolve('/en/property/4102431/')).toEqual(redirect(propertyHref(context.routeTable, getProperty('t01'), 'en'), true))
    expect(resolve(`/en/property/${project.id}/`)).toEqual(redirect(projectHref(context.routeTable, project, 'en'), true))
    expect(resolve(projectHref(context.routeTable, project, 'en'))).toEqual({
      kind: 'rewrite',
      path: `/en/project/${project.id}/`,
      status: 200,
    })
  })

  test.each([
    ['f01', 'nl', '/nl/buitenland/strassen/appartement-met-tuinterras-en-twee-slaapkamers/4102445/'],
    ['f02', 'fr', '/fr/etranger/denia/villa-avec-piscine-la-mer-accessible-a-pied/4102452/'],
  ] as const)('%s is abroad: its address says so, whatever its goal (ruling 14)', (recordFile, language, address) => {
    const property = getProperty(recordFile)
    expect(propertyHref(context.routeTable, property, language)).toBe(address)
    expect(propertyHref(context.routeTable, { ...property, goal: 'rent' }, language)).toBe(address)
    expect(resolve(address)).toEqual({ kind: 'rewrite', path: `/${language}/property/${property.id}/`, status: 200 })
    expect(resolve(`/${language}/property/${property.id}/`)).toEqual(redirect(address, true))
    expect(resolve(`/nl/te-koop/x/x/${property.id}/`)).toEqual(redirect(propertyHref(context.routeTable, property, 'nl'), true))
  })

  test('a hidden street is not part of the address (ruling 10)', () => {
    const s12 = getProperty('s12')
    for (const language of languageCodes)
      expect(propertyHref(context.routeTable, s12, language)).not.toContain(getRecord('s12').street.toLowerCase())
  })
})

describe('lists with filters', () => {
  test('are rendered by the dynamic twin', () => {
    expect(resolve('/nl/te-koop/?city=Antwerpen%7C2018&type=2')).toEqual({
      kind: 'rewrite',
      path: '/nl/filtered/for-sale/',
      status: 200,
    })
  })

  test('on the map they have a twin of their own, also with invalid parameters', () => {
    const twin = { kind: 'rewrite', path: '/fr/filtered/map/for-rent/', status: 200 }
    expect(resolve('/fr/a-louer/?view=map')).toEqual(twin)
    expect(resolve('/fr/a-louer/?view=map&bedrooms=veel')).toEqual(twin)
  })

  test('foreign parameters keep the static page', () => {
    expect(resolve('/nl/te-koop/?utm_source=mail')).toEqual({ kind: 'rewrite', path: '/nl/list/for-sale/', status: 200 })
  })

  test.each([
    ['/nl/te-koop/?page=3', '/nl/te-koop/?page=2'],
    ['/fr/a-vendre/?bedrooms=3&page=400', '/fr/a-vendre/?bedrooms=3'],
    ['/nl/te-huur/?page=2&utm_source=mail', '/nl/te-huur/?utm_source=mail'],
  ])('%s is beyond the last page and redirects to it', (address, to) => {
    expect(resolve(address)).toEqual(redirect(to, false))
    expect(resolve(to)).toMatchObject({ kind: 'rewrite' })
  })

  test('Anvers|2018 and empty fields are normalised (ruling 4)', () => {
    expect(resolve('/fr/a-vendre/?city=Anvers|2018&maxPrice=')).toMatchObject({
      kind: 'redirect',
      to: '/fr/a-vendre/?city=Antwerpen%7C2018',
    })
  })

  test('invalid values stay in the address so that the page can report them', () => {
    expect(resolve('/nl/te-koop/?bedrooms=veel')).toMatchObject({ kind: 'rewrite', path: '/nl/filtered/for-sale/' })
  })
})

describe('a filled-in calculator', () => {
  const address = (record: string) => propertyHref(context.routeTable, getProperty(record), 'nl')

  test('is rendered by the dynamic twin of the property', () => {
    const path = `/nl/property/${getProperty('s01').id}/costs/`
    expect(resolve(`${address('s01')}?price=900.000`)).toEqual({ kind: 'rewrite', path, status: 200 })
  })

  test.each([
    ['s01', 'utm_source=mail'],
    ['s15', 'price=900.000'],
    ['r01', 'price=900'],
  ])('%s with %s stays the static page', (record, query) => {
    const path = `/nl/property/${getProperty(record).id}/`
    expect(resolve(`${address(record)}?${query}`)).toEqual({ kind: 'rewrite', path, status: 200 })
  })
})
