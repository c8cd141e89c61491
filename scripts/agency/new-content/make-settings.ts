/** Settings and menu of new content: generally valid ones are copied from the demo, the others come from the agency. */
import { z } from 'zod'
import { blankRegistration, notGiven } from '../../../lib/domain/site/given.ts'
import { type Adapt, type Agency, adaptDocument } from './adapt.ts'
import { nameLogoHeight, nameLogoWidth } from './name-logo.ts'

const settings = z.record(z.string(), z.unknown())
const entries = z.array(z.looseObject({ link: z.string().optional(), path: z.string().optional() }))
const demoSettings = z.looseObject({
  features: settings,
  topBar: z.looseObject({ right: entries }),
  banner: z.looseObject({ title: z.unknown(), description: z.unknown() }),
  footer: z.looseObject({
    columns: z.array(z.looseObject({ links: entries.optional() })),
    legalLinks: entries,
    copyright: z.unknown(),
  }),
  legal: settings,
  contact: settings,
})

type Demo = z.output<typeof demoSettings>

const contactOf = (demo: Demo, { street, zip, town, phone, mail, latitude, longitude, languages }: Agency) => ({
  ...demo.contact,
  street,
  zip,
  city: town[languages[0] ?? 'nl'],
  phone,
  email: mail,
  latitude,
  longitude,
})

const legalOf = (demo: Demo, { enterpriseNumber }: Agency) => ({
  ...demo.legal,
  enterpriseNumber,
  vatNumber: `BE ${enterpriseNumber}`,
  registrationNumbers: [blankRegistration],
  insurer: notGiven,
  policyNumber: notGiven,
  thirdPartyAccount: notGiven,
})

/** `{FOR_SALE_TOTAL}` and `{FOR_RENT_TOTAL}` in a neutral sentence. */
const bannerText = {
  nl: '{FOR_SALE_TOTAL} te koop, {FOR_RENT_TOTAL} te huur.',
  fr: '{FOR_SALE_TOTAL} à vendre, {FOR_RENT_TOTAL} à louer.',
  en: '{FOR_SALE_TOTAL} for sale, {FOR_RENT_TOTAL} to rent.',
  de: '{FOR_SALE_TOTAL} zu verkaufen, {FOR_RENT_TOTAL} zu vermieten.',
}

/** The name of the town, as a first tagline. */
const taglineOf = ({ town, languages }: Agency) => Object.fromEntries(languages.map((code) => [code, town[code]]))

/**
 * @param demo the demo's `site.json`.
 * @param keeps whether new content has a page at an original path.
 */
export function makeSettings(demo: unknown, agency: Agency, adapt: Adapt, keeps: (original: string) => boolean): unknown {
  const given = demoSettings.parse(demo)
  const keepLinks = (links: z.output<typeof entries>) => links.filter(({ link = '' }) => keeps(link))
  const columns = given.footer.columns.map((column) => ({ ...column, links: keepLinks(column.links ?? []) }))
  const made = {
    url: 'http://localhost:3000',
    name: agency.name,
    legalName: agency.name,
    logo: {
      full: '/logo/logo.svg',
      compact: '/logo/logo.svg',
      white: '/logo/logo-white.svg',
      width: nameLogoWidth(agency.name),
      height: nameLogoHeight,
    },
    tagline: taglineOf(agency),
    theme: { accent: '#34495e' },
    contact: contactOf(given, agency),
    socials: [],
    legal: legalOf(given, agency),
    languages: agency.languages.map((code) => ({ code, use: true })),
    defaultLanguage: agency.languages[0],
    search: { showSearchInput: true, showSearchButton: true, showSearchCount: true, showCountProperty: true },
    features: { ...given.features, testimonials: false },
    categories: undefined,
    topBar: { show: true, left: [], right: keepLinks(given.topBar.right) },
    banner: {
      mediaType: 'color',
      images: [],
      colour: 'bg-mist',
      showSearch: true,
      title: taglineOf(agency),
      description: bannerText,
    },
    footer: {
      ...given.footer,
      columns: columns.filter(({ links }) => links.length > 0),
      legalLinks: keepLinks(given.footer.legalLinks),
    },
    cityAliases: {},
  }
  // The remaining settings of the demo come after those that the guide explains first.
  const rest = Object.entries(given).filter(([key]) => !(key in made))
  return adaptDocument({ ...made, ...Object.fromEntries(rest) }, agency, adapt)
}

/** @param demo the demo's `menu.json`. */
export function makeMenu(demo: unknown, agency: Agency, adapt: Adapt, keeps: (original: string) => boolean): unknown {
  const kept = entries.parse(demo).filter(({ path = '' }) => keeps(path))
  return adaptDocument(
    kept.map((entry) => ({ ...entry, childMenus: [] })),
    agency,
    adapt,
  )
}
