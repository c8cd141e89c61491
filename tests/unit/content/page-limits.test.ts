/** Schemas of pages, articles and modules: accepted values, and error messages for others. */

import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { articleSchema } from '@/lib/content/article'
import { conditionRule } from '@/lib/content/condition-rule'
import { menuEntrySchema } from '@/lib/content/menu'
import { moduleSchema } from '@/lib/content/module'
import { pageSchema } from '@/lib/content/page'
import { routeSchema } from '@/lib/content/route'
import {
  aDate,
  complaints,
  inAll,
  least,
  most,
  oneEntry,
  picture,
  published,
  read,
  routePath,
  someText,
  testLimits,
  wholeNumber,
} from '../../support/schema-limits'

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
const rule = { field: 'a', logic: 'equal', compareWithValue: 1 }

testLimits({
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
})

test('every page and route of the demo is valid', () => {
  for (const file of readdirSync('data/pages')) expect(complaints(pageSchema, read(`pages/${file}`)), file).toEqual([])
  for (const route of read('routes.json')) expect(complaints(routeSchema, route), route.original).toEqual([])
})

test('missing fields of a module have default values', () => {
  expect(moduleSchema.parse(moduleOf)).toMatchObject({
    titleSize: 'h2',
    span: 1,
    columns: { sm: 12, md: 12, lg: 12 },
    relation: { type: 'own', id: '' },
    itemsPerRow: 3,
    conditions: [],
  })
})
