/** What the banner and the settings say, in the visitor's language. */
import type { consentCategories } from '@/lib/domain/consent/consent'

export type ConsentTexts = Readonly<
  Record<'title' | 'refuse' | 'accept' | 'change' | 'settings' | 'intro' | 'close' | 'save' | 'saved', string>
>

export type CategoryTexts = { category: (typeof consentCategories)[number]; name: string; purpose: string }

/** All of it, as it stands in the page. */
export type ConsentWords = {
  texts: ConsentTexts
  categories: readonly CategoryTexts[]
  /** What the banner says: before, in and after the link to the policy. */
  text: readonly string[]
  policy: string
}

/** Where the page holds it. */
export const consentWordsId = 'consent-words'
