/** What each file of the content may hold, at its limits: the last value that fits and the first that does not, with what is said of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { articleSchema } from '@/lib/content/article'
import {
  rawAgent,
  rawCard,
  rawCategory,
  rawCities,
  rawDiscreetOffer,
  rawStatistics,
  rawTestimonial,
  rawWebType,
  rawZone,
} from '@/lib/content/catalogue'
import { conditionRule } from '@/lib/content/condition-rule'
import { demoOfficeSchema } from '@/lib/content/demo-office'
import { demoOwnerSchema } from '@/lib/content/demo-owner'
import { landingContentSchema } from '@/lib/content/landing-pages'
import { legalFiguresSchema } from '@/lib/content/legal-figures'
import { mapSchema } from '@/lib/content/map'
import { menuEntrySchema } from '@/lib/content/menu'
import { moduleSchema } from '@/lib/content/module'
import { pageSchema } from '@/lib/content/page'
import { plainMessage } from '@/lib/content/plain-message'
import { routeSchema } from '@/lib/content/route'
import { siteSchema } from '@/lib/content/site'
import { rawSoldCase } from '@/lib/content/sold'
import { toViewingCalendar, viewingCalendarSchema } from '@/lib/content/viewing-calendar'

const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, 'utf8'))

/** A document with another value at a place; `undefined` leaves it out. */
function changed(document: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(document)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), copy)
  if (value === undefined) Reflect.deleteProperty(Object(holder), last)
  else Reflect.set(Object(holder), last, value)
  return copy
}

/** What is said of a document, place by place. */
function complaints(schema: z.ZodType, document: unknown): string[] {
  const { error } = schema.safeParse(document, { error: plainMessage })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

const inAll = (text: string) => ({ nl: text, fr: text, en: text, de: text })
const picture = { url: '/a.webp', width: 1, height: 1, alt: inAll('a') }

/** Place, values that fit, values that do not, and what is said of those. */
type Limit = readonly [path: string, fitting: readonly unknown[], wrong: readonly unknown[], message?: string]

const article = {
  id: 'a-1',
  categoryId: 'c',
  title: inAll('t'),
  intro: inAll('i'),
  date: 'today',
  figures: [{ label: inAll('l'), value: inAll('v'), note: inAll('n') }],
  status: 'Published',
}
const [figure] = article.figures
const moduleOf = { id: 'm', title: inAll(''), position: { contentRow: 1 }, view: 'text', status: 'Published' }
const page = read('pages/home.json')
const agents = read('viewing-calendar.json')
const rule = { field: 'a', logic: 'equal', compareWithValue: 1 }
const mapName = { kind: 'town', name: 'A', longitude: 4, latitude: 51, fromZoom: 10 }
const quarter = { longitude: 4, latitude: 51, width: 5000, height: 5000, spacing: 20, angle: 0 }
const zone = { id: 'z', name: inAll('z'), zips: ['2000'] }
const statistics = {
  id: 's',
  period: inAll('p'),
  source: inAll('s'),
  figures: [{ label: inAll('l'), value: -1.5, decimals: 2, unit: inAll('') }],
  towns: { caption: inAll('c'), rows: [{ town: 't', days: 1, marketDays: 1, pricePerSquareMetre: 1 }] },
}
const offer = {
  reference: 'A',
  title: inAll('t'),
  text: inAll('t'),
  facts: [inAll('f')],
  priceFrom: 1,
  priceTo: 1,
  picture: { url: '/a', width: 1, height: 1 },
}
const lead = { form: 'contact', language: 'nl', hoursAgo: 0, values: {}, viewing: { day: 1, time: '09:30' } }
const subscriber = {
  firstName: 'Joke',
  email: 'joke@voorbeeld.example',
  language: 'nl',
  daysAgo: 1,
  searches: [{ goal: 'sale', query: 'type=1', budget: 1, schedule: 'daily' }],
}
const ownerItem = {
  kind: 'visit',
  day: -1,
  type: 't',
  contact: 'c',
  status: 's',
  subject: inAll(''),
  comment: inAll(''),
  link: 'https://a.example/',
  views: 1,
  contacts: 1,
}
const agent = read('agents.json')[0]
const site = read('site.json')

const wholeNumber = 'expected a whole number'
const least = (count: number) => `expected at least ${count}`
const most = (count: number) => `expected at most ${count}`
const someText = 'expected a text that is not empty'
const oneEntry = 'expected at least 1 entry or entries'
const postcode = 'expected a postcode such as 2000'
const webId = 'expected the WebID of a type, 1 to 8'
const published: Limit = ['status', ['Published', 'Draft'], ['published', ''], 'expected "Published" or "Draft"']
const aMonth = 'expected a month such as 2026-09, or month-2 for the second before this one'
const aDate = 'expected a date such as 2026-09-14, or today-12'
const segment = 'expected lower-case letters, digits and hyphens, such as appartementen'
const clock = 'expected a time such as 17:30'
const routePath = 'expected lower-case words parted by slashes, without slashes at the ends'
const days = 'expected a day such as 2027-01-15'
const token = 'expected the content of the tag alone'
const bandLimits = 'expected rising limits, null for the last band'
const aColour = 'expected a colour such as #006644, six digits in lower case'

const files: Readonly<Record<string, readonly [schema: z.ZodType, valid: unknown, limits: readonly Limit[]]>> = {
  article: [
    articleSchema,
    article,
    [
      ['id', ['a', '0-z'], ['', 'A', 'a_b', ' a', 'a '], 'expected lower-case letters, digits and hyphens'],
      [
        'date',
        ['2026-09-14', 'today-1234', 'today+9'],
        ['2026-9-14', 'today-12345', 'tomorrow', 'xtoday', 'today+', 'x2026-09-14'],
        aDate,
      ],
      [
        'figures',
        [[figure, figure, figure], undefined],
        [[figure, figure, figure, figure]],
        'expected at most 3 entry or entries',
      ],
      ['image', [undefined, picture], []],
      ['agentId', [undefined, 1], [1.5], wholeNumber],
      ['sort', [undefined, -1], [0.5], wholeNumber],
      published,
    ],
  ],
  page: [
    pageSchema,
    page,
    [
      ['metadata.nl.title', ['ab', 'x'.repeat(70)], ['a'], 'expected at least 2 character(s)'],
      ['metadata.nl.title', [], ['x'.repeat(71)], 'expected at most 70 character(s)'],
      ['metadata.fr.description', ['x'.repeat(20), 'x'.repeat(170)], ['x'.repeat(19)], 'expected at least 20 character(s)'],
      ['metadata.fr.description', [], ['x'.repeat(171)], 'expected at most 170 character(s)'],
      ['metadata.nl.twitter', [{}, { card: 'summary' }, { card: 'summary_large_image', title: 't', description: 'd' }], []],
      ['metadata.nl.og', [{}, { title: 't', description: 'd', image: '/a' }], []],
      ['image', [undefined, picture], []],
      ['seo', [true, false], ['yes'], 'expected true or false'],
      ['parentId', [null, 'home'], [1], 'expected a text'],
      ['nextSteps', [undefined, [{ when: inAll('w'), text: inAll('t') }]], []],
      ['links', [undefined, [{ label: inAll('l'), link: 'contact' }]], []],
      ['childMenus', [undefined, ['contact']], []],
      published,
    ],
  ],
  module: [
    moduleSchema,
    moduleOf,
    [
      ['titleSize', ['h1', 'h2', 'h3', undefined], ['h4'], 'expected "h1", "h2" or "h3"'],
      ['position.contentRow', [1], [0], least(1)],
      ['span', [undefined, 1], [0], least(1)],
      ['columns', [undefined, { sm: 1, md: 12, lg: 6 }], []],
      ['itemsPerRow', [undefined, 1, 6], [0], least(1)],
      ['itemsPerRow', [], [7], most(6)],
      ['maxItems', [undefined, 1], [0], 'expected more than 0'],
      ['pictures', [undefined, [picture]], [[]], oneEntry],
      ['view', ['gallery', 'property-list'], ['toString', 'none', 1], 'View not found'],
      [
        'relation',
        [
          undefined,
          ...['property-list', 'category', 'article', 'contact', 'stats-view'].map((type) => ({ type, id: 'a' })),
          { type: 'own', id: '' },
        ],
        [],
      ],
      published,
    ],
  ],
  'columns of a module': [
    moduleSchema,
    { ...moduleOf, columns: { sm: 12, md: 12, lg: 12 } },
    [
      ['columns.sm', [1, 12], [0], least(1)],
      ['columns.lg', [1, 12], [13], most(12)],
    ],
  ],
  condition: [
    conditionRule,
    { ...rule, advancedCondition: { match: 'all', rules: [rule] } },
    [
      ['field', ['a'], [''], someText],
      ['logic', ['equal', 'not-equal', 'empty', 'not-empty', 'contains', 'greater', 'less', 'in'], []],
      ['compareWithValue', [undefined, 'a', 1, true, null, ['a', 1]], [{}], 'expected another value'],
      ['compareWithField', [undefined, 'b'], [1], 'expected a text'],
      ['advancedCondition.match', ['all', 'any'], ['none'], 'expected "all" or "any"'],
      ['advancedCondition.rules', [[rule, rule]], [[]], oneEntry],
    ],
  ],
  route: [
    routeSchema,
    read('routes.json')[1],
    [
      ['path.nl', ['a', 'a-b/c-1', ''], ['/a', 'a/', 'A', 'a b', 'a//b'], routePath],
      ['type', ['page', 'article', 'feedback', 'login'], ['form'], 'expected "page", "article", "feedback" or "login"'],
      ['external', [undefined, 'https://a.example/'], ['a'], 'expected a full address such as https://www.example.be/'],
    ],
  ],
  menu: [menuEntrySchema, read('menu.json')[1], [published, ['childMenus', [[], [read('menu.json')[0]]], [[{}]]]]],
  'viewing calendar': [
    viewingCalendarSchema,
    agents,
    [
      ['agents.0.hours.0.from', ['00:00', '09:05', '15:59'], ['9:00', '24:00', '12:60', '12:5', 'x12:00', '12:000'], clock],
      ['agents.0.hours.0.to', ['16:01', '23:59'], ['16:00', '15:00'], 'expected `from` before `to`'],
      ['agents.0.hours.0.weekdays', [[1], [7, 1]], [[]], oneEntry],
      ['agents.0.hours.0.weekdays.0', [1, 7], [0], least(1)],
      ['agents.0.hours.0.weekdays.0', [], [8], most(7)],
      ['agents.0.hours', [], [[]], oneEntry],
      ['agents.0.duration', [10, 240], [9], least(10)],
      ['agents.0.duration', [], [241], most(240)],
      ['agents.0.leadTime', [0, 336], [-1], least(0)],
      ['agents.0.leadTime', [], [337], most(336)],
      ['agents.0.agentId', [1], [0], 'expected more than 0'],
      ['agents.0.absences', [undefined, [{ from: 'today', to: 'today+3' }]], []],
      ['holidays.0', ['today', '2027-01-01'], ['1 January'], aDate],
    ],
  ],
  map: [
    mapSchema,
    {
      streams: [
        [
          [4, 51, 20],
          [5, 51, 20],
        ],
      ],
      docks: [
        [
          [4, 51],
          [5, 51],
          [5, 52],
        ],
      ],
      motorways: [
        [
          [4, 51],
          [5, 51],
        ],
      ],
      quarters: [quarter],
      streets: [
        {
          name: 'Dorpsstraat',
          line: [
            [4, 51],
            [5, 51],
          ],
        },
      ],
      names: [mapName],
    },
    [
      ['streams.0.0.0', [-180, 180], [-181], least(-180)],
      ['streams.0.0.0', [], [181], most(180)],
      ['streams.0.0.1', [-85, 85], [-86], least(-85)],
      ['streams.0.0.1', [], [86], most(85)],
      ['streams.0.0.2', [0.1, 20_000], [0], 'expected more than 0'],
      ['streams.0.0.2', [], [20_001], most(20_000)],
      ['streams.0', [], [[[4, 51, 20]]], 'expected two points or more'],
      ['streams.0.0', [], [4], 'expected [longitude, latitude, width in metres]'],
      ['motorways.0', [], [[[4, 51]]], 'expected two points or more'],
      ['motorways.0.0', [], ['4, 51'], 'expected [longitude, latitude]'],
      [
        'docks.0',
        [],
        [
          [
            [4, 51],
            [5, 51],
          ],
        ],
        'expected three points or more',
      ],
      ['quarters.0.width', [1, 5000], [5001], most(5000)],
      ['quarters.0.height', [1, 5000], [5001], most(5000)],
      ['quarters.0.spacing', [20, 5000], [19], least(20)],
      ['quarters.0.spacing', [], [5001], most(5000)],
      ['quarters.0.angle', [-360, 360], [-361], least(-360)],
      ['quarters.0.angle', [], [361], most(360)],
      ['streets.0.name', ['A', 'x'.repeat(60)], [''], someText],
      ['streets.0.name', [], ['x'.repeat(61)], 'expected at most 60 character(s)'],
      ['streets.0.line', [], [[[4, 51]]], 'expected two points or more'],
      ['names.0.name', ['A', 'x'.repeat(60)], [''], someText],
      ['names.0.name', [], ['x'.repeat(61)], 'expected at most 60 character(s)'],
      ['names.0.toZoom', [undefined, 10, 11], [9], 'expected `fromZoom` or more'],
      ['names.0.angle', [undefined, -360, 360], [-361], least(-360)],
      ['names.0.angle', [], [361], most(360)],
      ['parks', [undefined, []], []],
      ['mainRoads', [undefined, []], []],
      ['railways', [undefined, []], []],
    ],
  ],
  zone: [
    rawZone,
    zone,
    [
      ['id', ['a', 'x'.repeat(60)], ['', 'A', 'x'.repeat(61), 'a b'], 'expected lower-case letters, digits and hyphens'],
      ['zips', [['2000', '2018']], [[]], oneEntry],
      ['zips.0', ['9999'], ['200', '20000', 'B2000', '2000 '], postcode],
      [
        'outline',
        [
          undefined,
          [
            [4, 51],
            [5, 51],
            [5, 52],
          ],
        ],
        [
          [
            [4, 51],
            [5, 51],
          ],
        ],
        'expected at least 3 entry or entries',
      ],
      ['municipalities', [undefined, ['Antwerpen'], ['11002']], []],
    ],
  ],
  'municipality of a zone': [
    rawZone,
    { ...zone, municipalities: ['Antwerpen'] },
    [['municipalities.0', ['Gent'], ['Atlantis'], 'expected the name or the NIS number of a municipality of Belgium']],
  ],
  statistics: [
    rawStatistics,
    statistics,
    [
      ['figures.0.decimals', [0, 2], [-1], least(0)],
      ['figures.0.decimals', [], [3], most(2)],
      ['towns.rows.0.days', [1], [0], 'expected more than 0'],
      ['towns.rows.0.marketDays', [1], [0], 'expected more than 0'],
      ['towns.rows.0.pricePerSquareMetre', [1], [0], 'expected more than 0'],
    ],
  ],
  'discreet offer': [
    rawDiscreetOffer,
    offer,
    [
      ['reference', ['A', 'Z'], ['', 'a', 'AB'], 'expected a capital letter'],
      ['facts', [], [[]], oneEntry],
      ['priceFrom', [1], [0], 'expected more than 0'],
      ['priceTo', [1], [0], 'expected more than 0'],
      ['picture.width', [1], [0], 'expected more than 0'],
      ['picture.height', [1], [0], 'expected more than 0'],
    ],
  ],
  'web type': [
    rawWebType,
    read('types.json')[0],
    [
      ['WebID', ['1', '8'], ['0', '9', '11', ''], webId],
      ['ShowOrder', [0, 7], [-1], least(0)],
      ['ShowOrder', [], [8], most(7)],
      ['ID', [1], [0], 'expected more than 0'],
    ],
  ],
  cities: [rawCities, read('cities.json'), [['0.all.0.PropertyCount', [0], [-1], least(0)]]],
  category: [
    rawCategory,
    read('categories.json')[0],
    [
      ['ID', ['a'], [''], 'expected a text that is not empty'],
      ['ParentID', [null, 'a'], [1], 'expected a text'],
    ],
  ],
  agent: [
    rawAgent,
    agent,
    [
      ['ID', [1], [0], 'expected more than 0'],
      ['Email', ['a@b.example'], ['a'], 'expected a mail address'],
      ['Languages', [['nl', 'de']], []],
      ['Drawing', [undefined, 'window', 'apartments', 'villa', 'shop', 'file', 'plan', 'calendar'], []],
    ],
  ],
  'a sale': [
    rawSoldCase,
    read('sold.json')[0],
    [
      ['id', ['V1', 'a-2'], ['', 'a b', 'ä'], 'expected letters, digits and hyphens'],
      ['deal', ['sold', 'let'], ['lost'], 'expected "sold" or "let"'],
      ['street', ['Kroonlei'], ['Kroonlei 12'], 'expected a street without a number'],
      ['street', [], [''], someText],
      [
        'month',
        ['2026-01', '2026-12', 'month-0', 'month-240'],
        ['2026-13', '2026-00', '2026-1', 'month--1', '2026-01-09'],
        aMonth,
      ],
      ['zip', ['2000'], ['200', '20000'], postcode],
      ['latitude', [49, 52], [], ''],
      ['latitude', [], [48.9], least(49)],
      ['longitude', [], [7.1], most(7)],
      ['area', [1], [0], 'expected more than 0'],
      ['price', [1], [0], 'expected more than 0'],
      ['asked', [1], [0], 'expected more than 0'],
      ['days', [0, 3650], [-1], least(0)],
      ['bedrooms', [undefined, 0, 40], [41], most(40)],
      ['epc', [undefined, 'a_plus', 'f'], [], ''],
      ['state', [undefined, 'ready', 'refresh', 'renovate'], [], ''],
      ['agreed', [undefined, {}, { reference: true }, { time: true }], [], ''],
      ['agent', [undefined, 1], [0], 'expected more than 0'],
    ],
  ],
  testimonial: [rawTestimonial, read('testimonials.json')[0], [published, ['date', ['today'], ['x'], aDate]]],
  card: [
    rawCard,
    read('cards.json')[0],
    [
      ['link', [undefined, 'contact'], [1], 'expected a text'],
      ['linkLabel', [undefined, inAll('l')], []],
    ],
  ],
  'landing pages': [
    landingContentSchema,
    read('landing-pages.json'),
    [
      ['types.0.webId', ['1', '8'], ['0', '9', '12'], webId],
      ['types.0.path.nl', ['a', `a${'-'.repeat(59)}`], ['', '1a', '-a', 'A', `a${'b'.repeat(60)}`, 'a b'], segment],
      ['types.0.intro', [undefined, {}, { sale: inAll('s') }, { rent: inAll('r') }], []],
      ['towns.0.town', ['A'], [''], someText],
      ['towns.0.name', [undefined, inAll('n')], []],
      ['both', [undefined, [{ town: 'A', webId: '1' }]], []],
      ['towns', [undefined], []],
      ['types', [undefined], []],
    ],
  ],
  'a type in a town': [
    landingContentSchema,
    { both: [{ town: 'A', webId: '1' }] },
    [
      ['both.0.town', ['A'], [''], someText],
      ['both.0.webId', ['1', '8'], ['0', '9', '12'], webId],
    ],
  ],
  'figures of the law': [
    legalFiguresSchema,
    read('legal-figures.json'),
    [
      ['newBuildVat.rate', [0, 100], [-1], least(0)],
      ['newBuildVat.rate', [], [100.1], most(100)],
      ['registrationDuty.flanders.ownHome.reduction', [undefined], []],
      ['registrationDuty.flanders.ownHome.reduction.amount', [0.1], [0], 'expected more than 0'],
      ['registrationDuty.flanders.ownHome.reduction.higherLimits.0.zips', [['2000']], [[]], oneEntry],
      ['registrationDuty.flanders.ownHome.reduction.higherLimits.0.zips.0', ['9999'], ['999', '99999'], postcode],
      ['registrationDuty.flanders.renovatedHome', [undefined], []],
      ['notary.deedCosts', [0], [-1], least(0)],
      ['notary.since', ['2027-01-15'], ['15/01/2027'], days],
      [
        'notary.source.url',
        ['https://a.example/'],
        ['http://a.example/'],
        'expected a full address such as https://www.example.be/',
      ],
      ['notary.bands', [[{ upTo: null, rate: 1 }]], [[]], oneEntry],
      [
        'notary.bands',
        [
          [
            { upTo: 1, rate: 1 },
            { upTo: 2, rate: 1 },
            { upTo: null, rate: 1 },
          ],
        ],
        [
          [{ upTo: 1, rate: 1 }],
          [
            { upTo: null, rate: 1 },
            { upTo: null, rate: 1 },
          ],
          [
            { upTo: 2, rate: 1 },
            { upTo: 2, rate: 1 },
            { upTo: null, rate: 1 },
          ],
          [
            { upTo: 2, rate: 1 },
            { upTo: 1, rate: 1 },
            { upTo: null, rate: 1 },
          ],
        ],
        bandLimits,
      ],
      ['mortgage.years', [5, 30], [4], least(5)],
      ['mortgage.years', [], [31], most(30)],
      ['rentalDeposit.flanders.months', [0, 12], [-1], least(0)],
      ['rentalDeposit.flanders.months', [], [13], most(12)],
      ['renovationDuty.years', [1], [0], 'expected more than 0'],
      ['renovationDuty.labels', [['f']], [[]], oneEntry],
      ['renovationDuty.from', ['2023-01-01'], ['2023'], days],
    ],
  ],
  settings: [
    siteSchema,
    site,
    [
      ['theme.accent', ['#0a9f00'], ['#0A9F00', '#0a9f0', '0a9f00', '#0a9f000', 'green'], aColour],
      [
        'legal.enterpriseNumber',
        ['0745.362.918'],
        ['745.362.918', '0745362918', '0745.362.9180', '10745.362.918'],
        'expected a number such as 0745.362.918',
      ],
      [
        'legal.vatNumber',
        ['BE 0745.362.918'],
        ['BE0745.362.918', '0745.362.918', 'xBE 0745.362.918', 'BE 0745.362.9180'],
        'expected a number such as BE 0745.362.918',
      ],
      ['legal.registrationNumbers', [['1']], [[]], oneEntry],
      [
        'legal.codeOfConductUrl',
        ['https://a.example/', inAll('https://a.example/')],
        ['a', { ...inAll('https://a.example/'), fr: 'a' }],
        'expected an address',
      ],
      ['analytics.analyticsId', ['', 'G-A1'], ['G-', 'G-a', 'xG-A', 'A1'], 'expected an id such as G-ABC123, or nothing'],
      ['analytics.adsId', ['', 'AW-A1'], ['AW-', 'xAW-1', 'AW-1a'], 'expected an id such as AW-123456, or nothing'],
      ['analytics.tagManagerId', ['', 'GTM-A1'], ['GTM-', 'xGTM-1', 'GTM-1a'], 'expected an id such as GTM-ABC123, or nothing'],
      ['analytics.pixelId', ['', '1'], ['a1', '1a'], 'expected an id such as 123456, or nothing'],
      ['verification', [undefined, {}, { google: 'a_=+/.-1', bing: 'x'.repeat(120), facebook: '' }], []],
      ['promises.workingDays.answer', [1, 60], [0], least(1)],
      ['promises.workingDays.answer', [], [61], most(60)],
      ['promises.comparables', [{ from: 1, to: 50 }], []],
      ['promises', [undefined], []],
      ['viewings', [undefined, { perProperty: 1, perPerson: 1 }, { perProperty: 20, perPerson: 100 }], []],
      ['viewings.perProperty', [], [0], least(1)],
      ['viewings.perProperty', [], [21], most(20)],
      ['viewings.perPerson', [], [0], least(1)],
      ['viewings.perPerson', [], [101], most(100)],
      ['pageSize', [3, 60], [2], least(3)],
      ['pageSize', [], [61], most(60)],
      ['categories', [undefined, {}, { undated: ['a'], rows: ['b'] }], []],
      ['forms', [undefined, { titleRequired: true }], []],
      ['banner.mediaType', ['image', 'color', 'gallery', 'video', 'none', ''], ['film']],
      ['banner.colour', ['bg-mist', 'bg-soft', 'bg-ink', 'bg-accent', 'bg-tint'], ['bg-red']],
      [
        'socials',
        [
          [],
          ...['facebook', 'instagram', 'linkedin', 'youtube', undefined].map((icon) => [
            { name: 'n', url: 'https://a.example/', icon },
          ]),
        ],
        [[{ name: 'n', url: 'https://a.example/', icon: 'other' }]],
      ],
      [
        'topBar.left',
        [
          (['phone', 'mail', 'heart', 'key', 'none'] as const).map((icon) => ({
            label: inAll('l'),
            link: 'a',
            icon,
            colour: '',
            status: 'Draft',
          })),
        ],
        [],
      ],
      [
        'topBar.right',
        [
          (['', 'accent', 'text'] as const).map((colour) => ({
            label: inAll('l'),
            link: 'a',
            icon: 'none',
            colour,
            status: 'Draft',
          })),
        ],
        [],
      ],
      ['footer.columns.0', [{ public: { title: true, intro: false, fullText: true } }], []],
      ['url', ['https://a.example'], ['a'], 'expected a full address such as https://www.example.be/'],
    ],
  ],
  'tokens of the settings': [
    siteSchema,
    { ...site, verification: { google: '', bing: '', facebook: '' } },
    [
      ['verification.google', ['aZ9_=+/.-', ''], ['<meta>', 'a b', 'x'.repeat(121)], token],
      ['verification.bing', ['a'], ['<meta>'], token],
      ['verification.facebook', ['a'], ['<meta>'], token],
    ],
  ],
  'demo office': [
    demoOfficeSchema,
    { leads: [lead], subscribers: [subscriber] },
    [
      ['leads.0.hoursAgo', [0, 1.5], [-1], least(0)],
      ['leads.0.status', [undefined, 'new', 'requested', 'confirmed'], ['old']],
      ['leads.0.assignee', [undefined, 'agent', 'manager'], ['owner'], 'expected "agent" or "manager"'],
      ['leads.0.values', [{ A: 'a', B: 1, C: true, D: ['d'] }], [{ A: null }]],
      ['leads.0.viewing', [undefined, { day: -1, time: '23:59' }], []],
      ['leads.0.viewing.time', ['00:00'], ['9:00', '09:000', 'x09:00'], 'expected a text of another form'],
      ['leads.0.viewing.day', [0], [0.5], wholeNumber],
      ['subscribers', [undefined, []], [null]],
      ['subscribers.0.email', ['a@b.example'], ['a', 'a@b.be']],
      ['subscribers.0.daysAgo', [0, 1.5], [-1], least(0)],
      ['subscribers.0.searches.0.goal', [undefined, 'rent'], ['new']],
      ['subscribers.0.searches.0.budget', [undefined, 1], [0, 0.5]],
      ['subscribers.0.searches.0.schedule', ['immediate', 'weekly'], ['hourly']],
    ],
  ],
  'demo owner': [
    demoOwnerSchema,
    { propertyIds: [1], items: [[ownerItem]] },
    [
      ['items.0.0.day', [-1, 0], [0.5], wholeNumber],
      ['items.0.0.link', [undefined], ['a'], 'expected a full address such as https://www.example.be/'],
      ['items.0.0.views', [undefined, 0], [0.5], wholeNumber],
      ['items.0.0.contacts', [undefined, 0], [0.5], wholeNumber],
      ['propertyIds.0', [1], [1.5], wholeNumber],
    ],
  ],
}

for (const [name, [schema, valid, limits]] of Object.entries(files))
  describe(name, () => {
    test('as it is, fits, and takes no field that nobody knows', () => {
      expect(complaints(schema, valid)).toEqual([])
      if (!Array.isArray(valid))
        expect(complaints(schema, { ...Object(valid), unknown: 1 })).toEqual([': expected no field of the name "unknown"'])
    })

    for (const [path, fitting, wrong, message] of limits)
      test(path, () => {
        for (const value of fitting) expect(complaints(schema, changed(valid, path, value)), JSON.stringify(value)).toEqual([])
        for (const value of wrong) {
          const found = complaints(schema, changed(valid, path, value))
          expect(found.length, JSON.stringify(value)).toBeGreaterThan(0)
          if (message) expect(found.map((complaint) => complaint.slice(complaint.indexOf(': ') + 2))).toContain(message)
        }
      })
  })

test('every page and route of the demo fits', () => {
  for (const file of readdirSync('data/pages')) expect(complaints(pageSchema, read(`pages/${file}`)), file).toEqual([])
  for (const route of read('routes.json')) expect(complaints(routeSchema, route), route.original).toEqual([])
})

test('the calendar of viewings: days count from today', () => {
  const raw = viewingCalendarSchema.parse({
    holidays: ['today', '2026-12-25'],
    agents: [
      {
        agentId: 1,
        hours: [{ weekdays: [1], from: '09:00', to: '10:00' }],
        duration: 30,
        leadTime: 24,
        absences: [{ from: 'today-1', to: 'today+1' }],
      },
    ],
  })
  expect(toViewingCalendar(raw, '2026-11-21')).toEqual({
    holidays: ['2026-11-21', '2026-12-25'],
    agents: [{ ...raw.agents[0], absences: [{ from: '2026-11-20', to: '2026-11-22' }] }],
  })
})

test('what is left out of a module has its usual value', () => {
  expect(moduleSchema.parse(moduleOf)).toMatchObject({
    titleSize: 'h2',
    span: 1,
    columns: { sm: 12, md: 12, lg: 12 },
    relation: { type: 'own', id: '' },
    itemsPerRow: 3,
    conditions: [],
  })
})

test('what is left out of the settings has its usual value', () => {
  const { categories: _, forms: __, viewings: ___, verification: ____, ...rest } = site
  expect(siteSchema.parse(rest)).toMatchObject({
    categories: { undated: [], rows: [] },
    forms: { titleRequired: false },
    viewings: { perProperty: 2, perPerson: 5 },
    verification: { google: '', bing: '', facebook: '' },
  })
})

test('names on the map stand in the order in which they are drawn; what is left out is nothing', () => {
  const kinds = ['road', 'park', 'water', 'quarter', 'town', 'city']
  const { names, ...rest } = mapSchema.parse({ names: kinds.toReversed().map((kind) => ({ ...mapName, kind })) })
  expect(names.map(({ kind }) => kind)).toEqual(kinds)
  expect(rest).toEqual({
    streams: [],
    docks: [],
    parks: [],
    motorways: [],
    mainRoads: [],
    railways: [],
    quarters: [],
    streets: [],
  })
})

test('of what an owner did not agree to, nothing is shown', () => {
  const { agreed: _, ...silent } = rawSoldCase.parse(read('sold.json')[0])
  expect(rawSoldCase.parse(silent).agreed).toEqual({ reference: false, time: false })
  expect(rawSoldCase.parse({ ...silent, agreed: { time: true } }).agreed).toEqual({ reference: false, time: true })
})

test('a zone has the outline that it states, or the border of its municipalities', () => {
  const outline = [
    [4, 51],
    [5, 51],
    [5, 52],
  ]
  expect(rawZone.parse({ ...zone, outline, municipalities: ['Antwerpen'] }).outline).toEqual(outline)
  expect(rawZone.parse({ ...zone, municipalities: ['Antwerpen'] }).outline?.length).toBeGreaterThan(10)
  expect(rawZone.parse(zone).outline).toBeUndefined()
  expect(rawZone.parse({ ...zone, municipalities: ['Antwerpen'] })).not.toHaveProperty('municipalities')
})
