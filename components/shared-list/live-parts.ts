/**
 * Updates an open page with the server's current markup, part by part. A part in which someone is typing is updated later, so
 * that nothing moves while it is used and no text is lost.
 */

const partOf = (name: string) => document.querySelector<HTMLElement>(`[data-live="${name}"]`)

/** The attribute `data-plain` of static markup differs from page to page, so it is ignored. */
const textOf = (element: Element) => element.outerHTML.replace(/ data-plain="[^"]*"/g, '')

const rowsOf = (part: Element) => [...part.querySelectorAll<HTMLElement>(':scope > ol > li')]

/** The server's last markup of a part or a row, by its name. */
export type Known = Map<string, string>

export function readKnown(page: ParentNode): Known {
  const parts = [...page.querySelectorAll<HTMLElement>('[data-live]')]
  return new Map([
    ...parts.map((part) => [part.dataset['live'] ?? '', textOf(part)] as const),
    ...parts.flatMap(rowsOf).map((row) => [row.id, textOf(row)] as const),
  ])
}

const fields = 'input:not([type=hidden]), textarea'

const isBusy = (element: Element): boolean =>
  element.querySelector('details[open]') !== null ||
  (document.activeElement?.matches(fields) === true && element.contains(document.activeElement))

const stops = 'a[href], button, summary, input:not([type=hidden]), textarea'

/** The focus within a part: the property, and the index of the focusable element. */
function findKeyboard(part: Element): { home: string; stop: number } | undefined {
  const { activeElement } = document
  if (!activeElement || !part.contains(activeElement)) return undefined
  const home = activeElement.closest('li[id]') ?? part
  return { home: home.id, stop: [...home.querySelectorAll(stops)].indexOf(activeElement) }
}

/** The focused element was replaced: focuses the element at the same position. */
function leadKeyboard(part: Element, { home, stop }: { home: string; stop: number }): void {
  const now = home ? document.getElementById(home) : part
  now?.querySelectorAll<HTMLElement>(stops)[stop]?.focus({ preventScroll: true })
}

type Update = {
  known: Known
  /** The form that was just sent: its part is updated even if something is open there. */
  sent: Element | undefined
  /** Called with each inserted element. */
  onNew: (element: Element) => void
}

/** @returns whether the part was updated */
function replace(here: Element, there: Element, name: string, { known, sent, onNew }: Update): boolean {
  const text = textOf(there)
  if (known.get(name) === text) return true
  if (isBusy(here) && !(sent && here.contains(sent))) return false
  known.set(name, text)
  const next = document.importNode(there, true)
  const keyboard = findKeyboard(here)
  here.replaceWith(next)
  onNew(next)
  if (keyboard) leadKeyboard(next, keyboard)
  return true
}

const idsOf = (rows: readonly HTMLElement[]) => rows.map(({ id }) => id).join()

/** Updates row by row while the properties are the same. */
function replaceRows(here: Element, there: Element, update: Update): boolean {
  const [before, after] = [rowsOf(here), rowsOf(there)]
  if (before.length === 0 || idsOf(before) !== idsOf(after)) return replace(here, there, 'homes', update)
  const shown = before.map((row, index) => {
    const next = after[index]
    return next === undefined || replace(row, next, row.id, update)
  })
  return shown.every(Boolean)
}

/** @returns whether all parts were updated; undefined when it is another page, such as that of a list that has ended. */
export function showPage(html: string, update: Update): boolean | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const parts = [...page.querySelectorAll<HTMLElement>('[data-live]')]
  if (parts.length === 0) return undefined
  const shown = parts.map((there) => {
    const name = there.dataset['live'] ?? ''
    const here = partOf(name)
    if (!here) return false
    return name === 'homes' ? replaceRows(here, there, update) : replace(here, there, name, update)
  })
  return shown.every(Boolean)
}
