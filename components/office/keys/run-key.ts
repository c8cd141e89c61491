/** The actions of the office's shortcut keys; loaded when one is first pressed. */
import type { OfficeKeyPages } from './key-words'

/** An undo toast that has disappeared is hidden, but still in the page. */
const isShown = (element: HTMLElement) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden'

const findShown = (selector: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`#content ${selector}`)].find(isShown)

/** Focuses the next or previous row; the first one when no row has the focus. */
function move(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('#content a.cover-link')].filter(isShown)
  const current = rows.findIndex((row) => row.matches(':focus'))
  const row = rows[current < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, current + step))]
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Clicks or focuses the element whose `aria-keyshortcuts` is the key. */
function press(key: string): void {
  const element = findShown(`[aria-keyshortcuts="${key}"]`)
  if (element instanceof HTMLButtonElement || element instanceof HTMLAnchorElement) element.click()
  else element?.focus()
}

function finish(): void {
  const choice = findShown('select[aria-keyshortcuts="e"]')
  if (!(choice instanceof HTMLSelectElement) || choice.value === 'done') return
  choice.value = 'done'
  choice.form?.requestSubmit()
}

function search({ leads }: OfficeKeyPages): void {
  const field = findShown('input[type="search"]')
  if (field) field.focus()
  else location.assign(leads)
}

const jobs: Readonly<Record<string, (pages: OfficeKeyPages) => void>> = {
  j: () => move(1),
  k: () => move(-1),
  e: finish,
  t: ({ today }) => location.assign(today),
  n: ({ plan }) => location.assign(plan),
  '/': search,
}

export function runKey(key: string, pages: OfficeKeyPages): void {
  const job = jobs[key]
  if (job) job(pages)
  else press(key)
}
