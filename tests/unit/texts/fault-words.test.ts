/** What the checks say of a text, in words that a writer understands. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languageCodes } from '@/lib/domain/text/language'
import { translatorOf } from '@/lib/server/pages/translator'
import { wordsOf } from '@/lib/server/texts/fault-words'
import { snapshot } from '../../support/content.ts'

globalThis.currentSnapshot = snapshot

test.each([
  ['expected at most 70 character(s); found "…"', 'Te lang, hoogstens 70 tekens.'],
  ['expected at least 20 character(s); found "x"', 'Te kort, minstens 20 tekens.'],
  ['expected a text; what is left out altogether stands in the default language; found ""', 'Hier moet een tekst staan.'],
  ['expected a text in "nl", the default language', 'Hier moet een tekst staan.'],
  ['expected a link to a published page or a full address; found "weg"', 'De link „weg” leidt nergens heen.'],
  ['expected a published page, phone, mail or full address; found "weg"', 'De link „weg” leidt nergens heen.'],
  ['expected a published page; found "weg"', 'De link „weg” leidt nergens heen.'],
  ['expected one of answer between brackets; found [[nooit]]', '[[nooit]] is geen belofte die de site kent.'],
  ['expected the name of an insert; found "{TABLE}"', '{TABLE} staat tussen accolades, maar de site kent zo geen onderdeel.'],
  ['expected a mail address; found "x"', 'Dat is geen e-mailadres.'],
  ['expected a date such as 2026-09-14, or today-12; found "x"', 'Dat is geen datum.'],
  ['expected a whole number; found "x"', 'Hier hoort een getal.'],
  ['expected at least 3; found 1', 'Minstens 3.'],
  [
    'expected a file media/pictures/x.webp in the content folder; found none for "/pictures/x.webp"',
    'Hier hoort een foto die de site kan tonen.',
  ],
])('%s', (message, words) => {
  const found = wordsOf(message)
  expect(translatorOf('nl')(`OfficeTexts.faults.${found?.key}`, found?.values)).toBe(words)
})

test('what nobody gave words to stands as the checks say it', () => {
  expect(wordsOf('expected a page that is not below this one')).toBeUndefined()
})

test('every field that can be written has a name in every language', async () => {
  const { eachField, fieldsOf } = await import('@/lib/content/editing/text-fields')
  const { kindOf, textKinds } = await import('@/lib/content/editing/text-kind')
  const { listTextKeys, readTextDocument } = await import('@/lib/server/texts/text-document')
  const kinds = Object.keys(textKinds) as (keyof typeof textKinds)[]
  const labels = kinds.flatMap((kind) =>
    listTextKeys(kind).flatMap((key) => {
      const document = readTextDocument({ kind, key })
      return document ? [...eachField(fieldsOf(kindOf(kind), document.value))].map(({ label }) => label) : []
    }),
  )
  for (const language of languageCodes) {
    const names = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')).OfficeTexts.fields
    const unnamed = labels.filter(
      (label) => !(label.replaceAll('.', '-') in names) && !(label.slice(label.lastIndexOf('.') + 1) in names),
    )
    expect([...new Set(unnamed)], language).toEqual([])
  }
})
