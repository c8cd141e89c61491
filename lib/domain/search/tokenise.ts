/** Words for searching (ruling 20). */

/** Accent-stripped lower-case words, split at spaces, hyphens, the bar and other signs: "Sint-Niklaas|9100" has three. */
export function tokenise(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
