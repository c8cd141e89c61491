/** The message states where a file stops being valid JSON; a byte order mark is not an error. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeJsonError } from '@/lib/server/content/check/describe-json-error'
import { findMistakes, folder, prepareContent, read, write } from '../../../support/broken-content.ts'
import { publish } from '../../../support/held-content.ts'

prepareContent()

const after = '\n,"c": 3\n}\n'

test.each([
  ['a comma behind the last of a list', '{\n"a": 1,\n"b": [1, 2,]', 3],
  ['a word without quotes', '{\n"a": yes', 2],
  ['a sign before an amount', '{\n"a": 1,\n"b": € 1', 3],
  ['a comma that is missing', '{\n"a": 1\n"b": 2', 3],
  ['a bracket that is missing', '{\n"a": [1, 2', 3],
  ['a remark', '{\n// on request\n"a": 1', 2],
])('%s', (_, start, line) => {
  const text = start + after
  let message = ''
  try {
    JSON.parse(text)
  } catch (error) {
    message = describeJsonError(text, error)
  }
  expect(message).toContain(`at line ${line} or before it`)
})

test('a byte order mark is ignored', () => {
  for (const file of ['site.json', 'properties/4102311.json', 'testimonials.json']) write(file, `\uFEFF${read(file)}`)
  expect(findMistakes()).toEqual([])
})

test.each([
  ['Windows-1252', (text: string) => Buffer.from(text, 'latin1')],
  ['UTF-16', (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
])('a file that an editor wrote in %s has the accents that were typed', (_, toBytes) => {
  const file = 'properties/4102311.json'
  const typed = read(file)
    .replace(/[^\0-\xff]/g, ' ')
    .replace(/"Quarter": "[^"]*"/, '"Quarter": "Café Zuid"')
  writeFileSync(join(folder, file), toBytes(typed))
  expect(publish().snapshot.propertyById.get(4102311)?.quarter).toBe('Café Zuid')
})
