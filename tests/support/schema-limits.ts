/** Limits of content files: valid values at the limits and invalid ones beyond them, with the message of the check. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { plainMessage } from '@/lib/content/plain-message'

export const read = (file: string) => JSON.parse(readFileSync(`data/${file}`, 'utf8'))

/** A document with another value at a path; `undefined` removes it. */
function changed(document: unknown, path: string, value: unknown): unknown {
  const copy = structuredClone(document)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), copy)
  if (value === undefined) Reflect.deleteProperty(Object(holder), last)
  else Reflect.set(Object(holder), last, value)
  return copy
}

/** The messages about a document, by path. */
export function complaints(schema: z.ZodType, document: unknown): string[] {
  const { error } = schema.safeParse(document, { error: plainMessage })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

export const inAll = (text: string) => ({ nl: text, fr: text, en: text, de: text })

export const picture = { url: '/a.webp', width: 1, height: 1, alt: inAll('a') }

/** Path, valid values, invalid values, and the message for those. */
type Limit = readonly [path: string, fitting: readonly unknown[], wrong: readonly unknown[], message?: string]

export const wholeNumber = 'expected a whole number'

export const least = (count: number) => `expected at least ${count}`

export const most = (count: number) => `expected at most ${count}`

export const someText = 'expected a text that is not empty'

export const oneEntry = 'expected at least 1 entry or entries'

export const postcode = 'expected a postcode such as 2000'

export const webId = 'expected the WebID of a type, 1 to 8'

export const aMonth = 'expected a month such as 2026-09, or month-2 for the second before this one'

export const aDate = 'expected a date such as 2026-09-14, or today-12'

export const segment = 'expected lower-case letters, digits and hyphens, such as appartementen'

export const clock = 'expected a time such as 17:30'

export const routePath = 'expected lower-case words parted by slashes, without slashes at the ends'

export const days = 'expected a day such as 2027-01-15'

export const token = 'expected the content of the tag alone'

export const bandLimits = 'expected rising limits, null for the last band'

export const aColour = 'expected a colour such as #006644, six digits in lower case'

export const published: Limit = ['status', ['Published', 'Draft'], ['published', ''], 'expected "Published" or "Draft"']

type Files = Readonly<Record<string, readonly [schema: z.ZodType, valid: unknown, limits: readonly Limit[]]>>

/** Checks each valid and each invalid value in place of the value in a valid file. */
export function testLimits(files: Files): void {
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
}
