/** Whoever makes the site their own finds every view, setting and message of the check in the guide. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { moduleViews } from '@/lib/content/module-view'
import { siteSchema } from '@/lib/content/site'
import { features } from '@/lib/domain/site/feature'
import { languageCodes } from '@/lib/domain/text/language'
import { collectCheckMessages } from '../support/check-messages'

const guide = readFileSync('docs/make-it-your-own.md', 'utf8')
const checkGuide = readFileSync('docs/content-check.md', 'utf8')
const rows = guide.split('\n').filter((line) => line.startsWith('| `'))

test.each(Object.keys(moduleViews))('the view %s is told of in the table of modules', (view) => {
  const table = guide.slice(guide.indexOf('## 8. Modules'))
  expect(table.split('\n').filter((line) => line.startsWith('| ') && line.split('|')[1]?.includes(`\`${view}\``))).toHaveLength(1)
})

/** Names of the fields below a field; those of a text per language are left out. */
function namesBelow(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodObject) {
    const names = Object.keys(schema.shape)
    if (names.every((name) => languageCodes.some((code) => code === name))) return []
    return names.flatMap((name) => [name, ...namesBelow(schema.shape[name])])
  }
  if (schema instanceof z.ZodArray) return namesBelow(schema.element)
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return namesBelow(schema.unwrap())
  return []
}

const settings = Object.entries(siteSchema.shape).map(([name, schema]) => [name, namesBelow(schema)] as const)

test.each(settings)('the setting %s is told of, with all that it holds', (name, below) => {
  const row = rows.filter((line) => line.split('|')[1]?.includes(`\`${name}\``)).join('\n')
  expect(below.filter((field) => !row.includes(`\`${field}\``))).toEqual([])
  expect(row).not.toBe('')
})

test('there are settings with fields of their own', () => {
  expect(settings.filter(([, below]) => below.length > 2).length).toBeGreaterThan(8)
})

test.each(features)('the feature %s is named', (feature) => expect(guide).toContain(`\`${feature}\``))

const said = checkGuide.split('\n').flatMap((line) => (line.startsWith('- expected ') ? [line.slice(2)] : []))

test('every message of the check stands in its guide, and no other', () => {
  const messages = collectCheckMessages()
  expect(messages.length).toBeGreaterThan(80)
  expect([...said].sort()).toEqual(messages)
  expect(checkGuide).toContain('- View not found')
})

test('no message speaks with the words of a library', () => {
  for (const message of collectCheckMessages())
    expect(message).not.toMatch(/zod|undefined|NaN|invalid|schema|regex|enum|boolean|string\b/i)
})
