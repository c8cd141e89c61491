/** Every kind of mail follows the typography of its language: both parts, subject and preheader. */
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
    const rendered = await composeMail({ message: mail, queuedAt: now, findUploads: async () => [] })
    if (rendered) mails.push({ name, ...rendered })
  }
  return mails
}

/** Texts typed by visitors, and messages of the content check in English. */
const quoted = [/La cave est-elle sèche/, /ce ne serait pas pour vous/, /: expected /]

/** The preheader is followed by invisible characters, so that mail programs do not show body text after it. */
const withoutPadding = (markup: string) => markup.replace(/(?:&#847;|&zwnj;|&nbsp;|\s)+(?=<\/div>)/g, '')

/** Addresses are no text, and the signature delimiter ends with the space that mail programs expect. */
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
  test('characters, spaces, numbers and singular forms are as the language requires, and dates in running text are in words', async () => {
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
] as const)('in %s an error in the %s is found: %s', (language, part, fault, found) => {
  const mail = { name: 'planted', subject: 'Ok', text: 'Ok', html: '<body><p>Ok</p></body>', [part]: fault }
  const pages = asPages(language, [mail])
  expect([...findUnsetTexts(pages), ...findFiguredDates(pages)].join('\n')).toMatch(found)
})
