/** What the banner and the settings say, in the visitor's language. */
import type { consentCategories } from '@/lib/domain/consent/consent'

export type ConsentTexts = Readonly<
  Record<'title' | 'refuse' | 'accept' | 'change' | 'settings' | 'intro' | 'close' | 'save' | 'saved', string>
>

export type CategoryTexts = { category: (typeof consentCategories)[number]; name: string; purpose: string }
