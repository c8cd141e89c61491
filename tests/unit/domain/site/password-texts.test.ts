/** The length of passwords is written out in the texts of the forms: it is the one that is checked. */
import { expect, test } from 'vitest'
import { passwordLength } from '@/lib/domain/site/password-length'
import { type Language, languageCodes } from '@/lib/domain/text/language'
import { messages } from '@/lib/i18n/messages'

/** From eight on. */
const words: Readonly<Record<Language, string>> = {
  nl: 'acht negen tien elf twaalf dertien veertien vijftien zestien',
  fr: 'huit neuf dix onze douze treize quatorze quinze seize',
  en: 'eight nine ten eleven twelve thirteen fourteen fifteen sixteen',
  de: 'acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn',
}

test.each(languageCodes)('the texts of the forms name it (%s)', (language) => {
  const { errors, help } = messages[language].Forms
  const all = words[language].split(' ')
  for (const text of [errors.passwordTooShort, help.PASSWORD]) {
    const named = text.split(/[\s.]+/).filter((word) => all.includes(word))
    expect([text, named]).toEqual([text, [all[passwordLength.min - 8]]])
  }
})
