/** Text for addresses. */
import type { Language } from './language.ts'

/** German writes its umlauts with an e where it cannot write them; elsewhere the two dots part vowels and fall away ("Haïti", "Noël"). */
const germanLetters: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/**
 * Lower-case ASCII words joined by hyphens: "Élégant duplex, 3 ch." becomes "elegant-duplex-3-ch".
 * @param language of the text; only German has letters of its own: "Bäckerei für sechs" becomes "baeckerei-fuer-sechs".
 */
export function slugify(text: string, language?: Language): string {
  const lowerCase = text.normalize('NFC').toLowerCase()
  return (language === 'de' ? lowerCase.replace(/[äöüß]/g, (letter) => germanLetters[letter] ?? letter) : lowerCase)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
