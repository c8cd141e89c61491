/** Schemas of settings, legal figures and landing pages: accepted values, and error messages for others. */

import { expect, test } from 'vitest'
import { landingContentSchema } from '@/lib/content/landing-pages'
import { legalFiguresSchema } from '@/lib/content/legal-figures'
import { siteSchema } from '@/lib/content/site'
import {
  aColour,
  bandLimits,
  days,
  inAll,
  least,
  most,
  oneEntry,
  postcode,
  read,
  segment,
  someText,
  testLimits,
  token,
  webId,
} from '../../support/schema-limits'

const site = read('site.json')

testLimits({
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
})

test('missing settings have default values', () => {
  const { categories: _, forms: __, viewings: ___, verification: ____, ...rest } = site
  expect(siteSchema.parse(rest)).toMatchObject({
    categories: { undated: [], rows: [] },
    forms: { titleRequired: false },
    viewings: { perProperty: 2, perPerson: 5 },
    verification: { google: '', bing: '', facebook: '' },
  })
})
