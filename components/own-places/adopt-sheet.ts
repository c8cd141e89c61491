/** Styles that come as text with a script. */

const adopted = new Set<string>()

/** Once for a page; browsers that know no such sheets show the plain text. */
export function adoptSheet(text: string): void {
  if (adopted.has(text) || !('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  adopted.add(text)
}
