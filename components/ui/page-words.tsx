/** Words that only script shows, once in the page as data of its own, so that the framework makes no copy of them. */

/** @param id by which `readPageWords` finds them. */
export function PageWords({ id, words }: { id: string; words: object }) {
  // No text can end the element.
  const text = JSON.stringify(words).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above; a script element takes no children
  return <script type="application/json" id={id} dangerouslySetInnerHTML={{ __html: text }} />
}
