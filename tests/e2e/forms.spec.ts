/** Forms as visitors send them: what is missing is named, what is sent arrives by mail (specification 5 and 8). */
import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { axe, expect, hydrated, test } from '../support/e2e.ts'
import { mailAbout, mailTo } from '../support/mail-folder.ts'
import { type Language, messages } from '../support/site-texts.ts'

const words = {
  nl: { contact: '/nl/contact/', thanks: '/nl/bedankt/', ms: 'Mevrouw', hours: '13:00–16:00' },
  fr: { contact: '/fr/contact/', thanks: '/fr/merci/', ms: 'Madame', hours: '14:00–16:00' },
  en: { contact: '/en/contact/', thanks: '/en/thank-you/', ms: 'Ms', hours: '14:00–16:00' },
} as const

const newAddress = () => `${randomUUID()}@voorbeeld.example`

type Tested = keyof typeof words

const formTexts = (language: Language) => messages(language).Forms

async function fillPerson(page: Page, language: Tested, email: string): Promise<void> {
  const { labels } = formTexts(language)
  await page.getByText(words[language].ms, { exact: true }).click()
  await page.getByLabel(labels.FIRST_NAME, { exact: false }).first().fill('An')
  await page.getByLabel(labels.LAST_NAME, { exact: false }).first().fill('Peeters')
  await page.getByLabel(labels.EMAIL, { exact: false }).first().fill(email)
}
