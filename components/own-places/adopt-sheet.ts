/** Constructed style sheets, for styles that are part of a script. */

const adopted = new Set<string>()

/** Adds each text once per page; browsers without support show unstyled text. */
export function adoptSheet(text: string): void {
  if (adopted.has(text) || !('replaceSync' in CSSStyleSheet.prototype)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  document.adoptedStyleSheets.push(sheet)
  adopted.add(text)
}
