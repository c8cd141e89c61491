/** Text in addresses (slugs). */
import type { Language } from './language.ts'

/** German transliterates umlauts with an e; in other languages the two dots are a diaeresis and are dropped ("Haïti", "Noël"). */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * Lower-case ASCII words joined by hyphens: "Élégant duplex, 3 ch." becomes "elegant-duplex-3-ch".
 * @param language of the text; German transliterates: "Bäckerei für sechs" becomes "baeckerei-fuer-sechs".
 */
export function slugify(text: string, language?: Language): string {
  const lowerCase = text.normalize('NFC').toLowerCase()
  return (language === 'de' ? lowerCase.replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter) : lowerCase)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
