/** Text inside XML. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Control characters, halves of characters and the last two code points of the plane: XML 1.0 allows none of them, escaped or not. */
const forbidden = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

/** Fit for elements and for attributes in double quotes; what XML cannot hold is left out. */
export function escapeXml(text: string): string {
  return text.replace(forbidden, '').replace(/[&<>"']/g, (character) => entities[character] ?? character)
}
