/**
 * Facts about the agency in several texts agree with each other and with their source: opening hours, staff, share of the deposit.
 */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cardinals } from '@/lib/domain/text/cardinal'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { type ContentText, readContentTexts } from '../../support/content-texts'

const texts = readContentTexts()

const readData = <Value>(file: string) => JSON.parse(readFileSync(`data/${file}.json`, 'utf8')) as Value

/** Splits a text at full stops, semicolons and line breaks; not at points within numbers. */
const sentences = (text: string) => text.split(/[.;](?=\s|$)|\n/)

type Found = { place: string; said: string }

function findOthers(all: readonly ContentText[], language: Language, about: RegExp, expected: RegExp): Found[] {
  return all
    .filter((text) => text.language === language)
    .flatMap(({ place, text }) => sentences(text).map((said) => ({ place, said: said.trim() })))
    .filter(({ said }) => about.test(said) && !expected.test(said))
}

/** Sentences about opening hours: a weekday followed by hours. */
const hours = {
  nl: /maandag tot .*\d+.*\d+ uur/i,
  fr: /lundi au vendredi.*\d+.*\d+ h/i,
  en: /Monday to Friday.*\d+ am.*\d+ pm/i,
  de: /montags? bis freitags?.*\d+.*\d+ Uhr/i,
} as const satisfies Record<Language, RegExp>

/** Numbers of staff and of agents. */
const people = {
  nl: /\b(we met|^)\s*\S+( mensen)?, (van wie \S+ makelaars|drie kantoren)/i,
  fr: /aujourd’hui \S+, dont \S+ agents|^\S+ personnes(,| au Loodsenkaai)/i,
  en: /there are \S+ of us, \S+ of them agents|^\S+ people(, (one|three) offices?| on the)/i,
  de: /\bwir \S+, davon \S+ Makler|^\S+ Menschen(, drei Büros| an der)/i,
} as const satisfies Record<Language, RegExp>

const deposit = {
  nl: /voorschot.*(procent|%)|(procent|%) voorschot/i,
  fr: /acompte.*(pour cent|%)/i,
  en: /deposit.*(per cent|%)/i,
  de: /(Anzahlung|Treuhandkonto).*(Prozent|%)|(Prozent|%).*Treuhandkonto/i,
} as const satisfies Record<Language, RegExp>

const { contact } = readData<{ contact: { openingHours: Record<Language, string> } }>('site')
const agents = readData<{ RegistrationNumber?: string }[]>('agents')
const { offerDeposit } = readData<{ offerDeposit: { share: number } }>('legal-figures')

/** Opening and closing hour, from the first line in `site.json`. */
const openingHours = (language: Language) => contact.openingHours[language].split('\n')[0]?.match(/\d+/g)?.slice(0, 2) ?? []

const inWords = (count: number, language: Language) => `(${count}|${cardinals[language](count)})`

const expected = {
  hours: (language: Language) => new RegExp(openingHours(language).join('\\D+')),
  people: (language: Language) => new RegExp(`(?<![\\p{L}\\d])${inWords(agents.length, language)}(?![\\p{L}\\d])`, 'iu'),
  // Messages have a placeholder for the share.
  deposit: (language: Language) => new RegExp(`\\{share\\}|(?<!\\d)${inWords(offerDeposit.share, language)}(?!\\d)`, 'i'),
}

const kinds = { hours, people, deposit }

describe.each(languageCodes)('in %s', (language) => {
  test.each(['hours', 'people', 'deposit'] as const)('%s are mentioned, and never differently', (kind) => {
    const said = findOthers(texts, language, kinds[kind][language], /^$/)
    expect(said.length, 'texts that say it').toBeGreaterThan(kind === 'deposit' ? 0 : 1)
    expect(findOthers(texts, language, kinds[kind][language], expected[kind](language))).toEqual([])
  })
})

test.each<[keyof typeof kinds, Language, string]>([
  ['hours', 'nl', 'Bel ons van maandag tot vrijdag tussen 9 en 17 uur.'],
  ['hours', 'en', 'Open Monday to Friday from 10 am to 6 pm.'],
  ['people', 'fr', 'Nous sommes aujourd’hui cinq, dont quatre agents.'],
  ['people', 'en', 'Five people, one office by the water.'],
  ['deposit', 'en', 'A deposit of five per cent.'],
  ['deposit', 'fr', 'Un acompte de 5 % du prix.'],
])('wrong %s in %s are found: %s', (kind, language, text) => {
  const planted = [{ place: 'planted', text, language }]
  expect(findOthers(planted, language, kinds[kind][language], expected[kind](language))).toHaveLength(1)
})
