/** Texts that only script shows, as one JSON element in the page, so that they are not repeated in the data for hydration. */

/** @param id the key under which `readPageWords` finds them. */
export function PageWords({ id, words }: { id: string; words: object }) {
  // Escaped, so that no text can close the element.
  const text = JSON.stringify(words).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script element takes no children
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
