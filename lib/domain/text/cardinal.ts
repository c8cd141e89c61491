/** Whole numbers in words. */
import { toCardinal as german } from 'n2words/de-DE'
import { toCardinal as english } from 'n2words/en-GB'
import { toCardinal as french } from 'n2words/fr-BE'
import { toCardinal as dutch } from 'n2words/nl-NL'
import type { Language } from './language.ts'

/** Belgian French: septante, nonante. */
export const cardinals = { nl: dutch, fr: french, en: english, de: german } as const satisfies Record<
  Language,
  (amount: number) => string
>
