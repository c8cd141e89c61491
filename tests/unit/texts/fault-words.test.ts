/** What the checks say of a text, in words that a writer understands. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultWords } from '@/lib/content/fault-words'
import { languageCodes } from '@/lib/domain/text/language'
import { translatorOf } from '@/lib/server/pages/translator'
import { snapshot } from '../../support/content.ts'

globalThis.currentSnapshot = snapshot

test.each([
  ['expected at most 70 character(s); found "…"', 'Te lang, hoogstens 70 tekens.'],
  ['expected at least 20 character(s); found "x"', 'Te kort, minstens 20 tekens.'],
  ['expected a text; what is left out altogether stands in the default language; found ""', 'Hier moet een tekst staan.'],
  ['expected a text in "nl", the default language', 'Hier moet een tekst staan.'],
  ['expected a link to a published page or a full address; found "weg"', 'De link “weg” leidt nergens heen.'],
  ['expected a published page, phone, mail or full address; found "weg"', 'De link “weg” leidt nergens heen.'],
  ['expected a published page; found "weg"', 'De link “weg” leidt nergens heen.'],
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
  const found = faultWords(message)
  expect(translatorOf('nl')(`ContentFaults.${found?.key}`, found?.values)).toBe(words)
})

test('what nobody gave words to stands as the checks say it', () => {
  expect(faultWords('expected a page that is not below this one')).toBeUndefined()
})

test.each([
  ['expected what the law asks a notice to state: P-score of the parcel', 'La loi demande cette mention, et elle manque.'],
  ['expected 400, by legal-figures.json; found 300', 'La loi donne 400 ; ici figure 300.'],
  ['expected 0, 1 or 2; found 7', 'Il faut une de ces valeurs : 0, 1, 2.'],
  ['expected no field of the name "Prise"; "Price" was meant?', 'Le site ne connaît pas le champ Prise.'],
  [
    'expected a country that "words" of the source knows',
    'Le site ne connaît pas encore ce mot : ajoutez-le à la table de la source.',
  ],
  ['expected at most 20 MB; found 31 MB', 'Le fichier est trop grand, 20 MB au plus.'],
])('%s, for whoever reads French', (message, words) => {
  const found = faultWords(message)
  expect(translatorOf('fr')(`ContentFaults.${found?.key}`, found?.values).replace(/[\u00a0\u202f]/g, ' ')).toBe(words)
})

test('every sentence that can hold a listing back has words in every language', () => {
  const guide = readFileSync('docs/content-check.md', 'utf8')
  const sections = ['Files that cannot be read', 'Texts and languages', 'Pictures, plans, films and documents', 'Listings']
  const sentences = sections.flatMap((title) => {
    const [, rest = ''] = guide.split(`## ${title}\n`)
    return [...(rest.split('\n## ')[0] ?? '').matchAll(/^- (.+)$/gm)].map(([, sentence = '']) => sentence)
  })
  expect(sentences.length).toBeGreaterThan(60)
  expect(sentences.filter((sentence) => !faultWords(sentence))).toEqual([])
  const keys = sentences.flatMap((sentence) => faultWords(sentence)?.key ?? [])
  for (const language of languageCodes) {
    const messages = JSON.parse(readFileSync(`messages/${language}.json`, 'utf8')).ContentFaults
    expect(
      [...new Set(keys)].filter((key) => !(key in messages)),
      language,
    ).toEqual([])
  }
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
