/** Splits text into words for searching (ruling 20). */

/** Lower-case words without accents, split at spaces, hyphens, bars and punctuation: "Sint-Niklaas|9100" gives three. */
export function tokenise(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
