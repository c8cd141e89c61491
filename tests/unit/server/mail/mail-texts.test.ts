/** Every kind of mail, in every language, is set as its language asks: both parts, subject and preheader. */
import { describe, expect, test } from 'vitest'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { composeMail } from '@/lib/server/mail/compose-mail'
import { html } from '@/lib/server/mail/html'
import { sampleMails } from '@/scripts/agency/mail-preview/sample-mails'
import type { Crawled } from '../../../support/crawl'
import { findFiguredDates, findUnsetTexts } from '../../../support/text-faults'

const now = new Date('2026-11-21T10:00:00Z')

type Mail = { name: string; subject: string; text: string; html: string }

async function composeAll(language: Language): Promise<Mail[]> {
  const mails: Mail[] = []
  for (const { name, mail } of sampleMails({ language, now })) {
    const made = await composeMail({ message: mail, queuedAt: now, findUploads: async () => [] })
    if (made) mails.push({ name, ...made })
  }
  return mails
}

/** What visitors type, and what the check of the content says in the words of the files. */
const quoted = [/La cave est-elle sèche/, /ce ne serait pas pour vous/, /: expected /]

/** Behind the preheader stand signs that nobody sees, so that mail programs show nothing more. */
const withoutPadding = (markup: string) => markup.replace(/(?:&#847;|&zwnj;|&nbsp;|\s)+(?=<\/div>)/g, '')

/** Addresses are no words, and what sets the signature apart has the space that mail programs look for. */
const linesOf = (text: string) => text.split('\n').filter((line) => !/^https?:|^-- $|^[=-]+$/.test(line.trim()))

const asPages = (language: Language, mails: readonly Mail[]): Map<string, Crawled> =>
  new Map(
    mails.flatMap(({ name, subject, text, html: own }) => {
      const lines = [subject, ...linesOf(text)].map((line) => html`<p>${line}</p>`.toString()).join('')
      const page = (part: string, markup: string): [string, Crawled] => {
        const path = `/${language}/${name}/${part}/`
        return [path, { path, html: markup, status: 200, from: 'the samples' }]
      }
      return [page('html', withoutPadding(own)), page('text', `<body>${lines}</body>`)]
    }),
  )

describe.each(languageCodes)('in %s', (language) => {
  test('signs, spaces, numbers and one of a thing are as the language asks, and days of running text in words', async () => {
    const mails = await composeAll(language)
    expect(mails.length).toBeGreaterThan(55)
    const pages = asPages(language, mails)
    expect(findUnsetTexts(pages, quoted)).toEqual([])
    expect(findFiguredDates(pages)).toEqual([])
  })
})

test.each([
  ['nl', 'subject', "De foto's van uw pand", /^straight quote/],
  ['fr', 'text', 'Votre visite: mardi', /^no fixed space before a sign/],
  ['en', 'text', 'It has 10.742 kWh', /^point between thousands|^space that breaks/],
  ['de', 'html', '<body><p>Ein «Haus»</p></body>', /^foreign quote/],
  ['nl', 'text', 'De link werkt tot 7-12-2026.', /^date in figures/],
  ['en', 'subject', 'Your viewing: Sunday 29-11-2026, 10:30', /^date in figures/],
] as const)('in %s a fault in the %s is found: %s', (language, part, fault, found) => {
  const mail = { name: 'planted', subject: 'Ok', text: 'Ok', html: '<body><p>Ok</p></body>', [part]: fault }
  const pages = asPages(language, [mail])
  expect([...findUnsetTexts(pages), ...findFiguredDates(pages)].join('\n')).toMatch(found)
})
