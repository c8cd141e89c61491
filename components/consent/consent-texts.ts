/** The texts of the banner and the settings, in the visitor's language. */
import type { consentCategories } from '@/lib/domain/consent/consent'

export type ConsentTexts = Readonly<
  Record<'title' | 'refuse' | 'accept' | 'change' | 'settings' | 'intro' | 'close' | 'save' | 'saved', string>
>

export type CategoryTexts = { category: (typeof consentCategories)[number]; name: string; purpose: string }

/** All texts, as stored in the page. */
export type ConsentWords = {
  texts: ConsentTexts
  categories: readonly CategoryTexts[]
  /** The text of the banner: before, in and after the link to the policy. */
  text: readonly string[]
  policy: string
}

/** Id of the element that contains them. */
export const consentWordsId = 'consent-words'
