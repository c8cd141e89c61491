/** Schemas of the map and its zones: accepted values, and error messages for others. */

import { expect, test } from 'vitest'
import { rawZone } from '@/lib/content/catalogue'
import { mapSchema } from '@/lib/content/map'
import { inAll, least, most, oneEntry, postcode, someText, testLimits } from '../../support/schema-limits'

const mapName = { kind: 'town', name: 'A', longitude: 4, latitude: 51, fromZoom: 10 }
const quarter = { longitude: 4, latitude: 51, width: 5000, height: 5000, spacing: 20, angle: 0 }
const zone = { id: 'z', name: inAll('z'), zips: ['2000'] }

testLimits({
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
})

test('names on the map are in drawing order; missing parts are empty', () => {
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

test('a zone has its stated outline, or the border of its municipalities', () => {
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
