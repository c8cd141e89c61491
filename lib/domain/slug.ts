/** Text for addresses. */

/** Lower-case ASCII words joined by hyphens: "Élégant duplex, 3 ch." becomes "elegant-duplex-3-ch". */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}
