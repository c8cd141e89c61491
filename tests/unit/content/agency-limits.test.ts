/** Schemas of the agency's own lists: accepted values, and error messages for others. */

import { expect, test } from 'vitest'
import {
  rawAgent,
  rawCard,
  rawCategory,
  rawCities,
  rawDiscreetProperty,
  rawStatistics,
  rawTestimonial,
  rawWebType,
} from '@/lib/content/catalogue'
import { demoOfficeSchema } from '@/lib/content/demo-office'
import { demoOwnerSchema } from '@/lib/content/demo-owner'
import { rawSoldCase } from '@/lib/content/sold'
import { toViewingCalendar, viewingCalendarSchema } from '@/lib/content/viewing-calendar'
import {
  aDate,
  aMonth,
  clock,
  inAll,
  least,
  most,
  oneEntry,
  postcode,
  published,
  read,
  someText,
  testLimits,
  webId,
  wholeNumber,
} from '../../support/schema-limits'

const agents = read('viewing-calendar.json')
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

testLimits({
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
  testimonial: [rawTestimonial, read('testimonials.json')[0], [published, ['date', ['today'], ['x'], aDate]]],
  card: [
    rawCard,
    read('cards.json')[0],
    [
      ['link', [undefined, 'contact'], [1], 'expected a text'],
      ['linkLabel', [undefined, inAll('l')], []],
    ],
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
  'discreet property': [
    rawDiscreetProperty,
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
})

test('the calendar of viewings: relative dates count from today', () => {
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

test('nothing is published without the consent of the owner', () => {
  const { agreed: _, ...silent } = rawSoldCase.parse(read('sold.json')[0])
  expect(rawSoldCase.parse(silent).agreed).toEqual({ reference: false, time: false })
  expect(rawSoldCase.parse({ ...silent, agreed: { time: true } }).agreed).toEqual({ reference: false, time: true })
})
