/** Polls for changes by other people while a shared list is open, and sends its forms without leaving the page. */
import { idStores } from '@/components/favourites/id-store'
import { readKnown, showPage } from './live-parts'

/** Milliseconds between two polls; only while the page is visible. */
const everyMs = 4000

export type Follow = { changesHref: string; version: number; onUpdate: () => void; onFail: () => void; signal: AbortSignal }

const element = <Kind extends Element>(selector: string, inside: ParentNode = document) => inside.querySelector<Kind>(selector)

/** Shows the copy button where the browser allows script to copy. */
function showCopy(inside: ParentNode): void {
  const button = element<HTMLElement>('[data-copy]', inside)
  if (button && navigator.clipboard) button.hidden = false
}

/** Shows the favourites of this browser that are not in the list yet. */
function showFavourites(inside: ParentNode): void {
  const box = element<HTMLElement>('[data-add-favourites]', inside)
  if (!box) return
  const listed = new Set((box.dataset['addFavourites'] ?? '').split(','))
  const ids = idStores.favourites.read().filter((id) => !listed.has(String(id)))
  const [field, label] = [element<HTMLInputElement>('[name=ids]', box), element<HTMLElement>('button span', box)]
  if (!field || !label) return
  field.value = ids.join()
  label.textContent = (box.dataset['label'] ?? '').replace('{count}', String(ids.length))
  box.hidden = ids.length === 0
}

function enhance(inside: ParentNode): void {
  showCopy(inside)
  showFavourites(inside)
}

async function copyLink(button: HTMLElement): Promise<void> {
  const field = document.getElementById(button.dataset['copy'] ?? '')
  if (!(field instanceof HTMLInputElement)) return
  await navigator.clipboard.writeText(field.value)
  button.textContent = button.dataset['copied'] ?? ''
}

/** Without `checkVisibility` (browsers before 2024), hidden elements are found by their missing boxes. */
const isVisible = (found: HTMLElement & { checkVisibility?: () => boolean }) =>
  found.checkVisibility?.() ?? found.getClientRects().length > 0

/** Restores the focus after a part was replaced. */
function focusAgain(id: string, home: string | undefined): void {
  const found = (id && document.getElementById(id)) || undefined
  const visible = found && isVisible(found) ? found : undefined
  const target =
    visible ?? (home ? element<HTMLElement>(`#${home} summary`) : element<HTMLElement>('[role=alert], [role=status]'))
  target?.focus()
}

type Changes = { version: number; isGone: boolean }

/** Undefined without a connection: the page then stays as it is. */
async function askChanges(changesHref: string, signal: AbortSignal): Promise<Changes | undefined> {
  const answer = await fetch(changesHref, { signal }).catch(() => undefined)
  if (answer?.status === 404) return { version: 0, isGone: true }
  if (!answer?.ok) return undefined
  const { version }: { version: number } = await answer.json()
  return { version, isGone: false }
}

/** The current page, without the message about the last form. */
async function askPage(signal: AbortSignal): Promise<string | undefined> {
  const url = new URL(window.location.href)
  url.searchParams.delete('said')
  const page = await fetch(url, { signal }).catch(() => undefined)
  return page?.ok ? page.text() : undefined
}

async function postForm(form: HTMLFormElement, submitter: HTMLElement | null, signal: AbortSignal): Promise<string> {
  const answer = await fetch(form.action, { method: 'POST', body: new FormData(form, submitter), signal })
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}

/** @returns a function that polls, and one that sends a form. */
function createFollower({ changesHref, version, onUpdate, signal }: Follow) {
  let shownVersion = version
  /** Whether an update was not shown because someone was typing there. */
  let isBehind = false
  const known = readKnown(document)

  function show(html: string, sent?: Element): void {
    const isWhole = showPage(html, { known, sent, onNew: enhance })
    if (isWhole === undefined) window.location.reload()
    isBehind = isWhole === false
  }
  async function look(): Promise<void> {
    const found = document.visibilityState === 'visible' ? await askChanges(changesHref, signal) : undefined
    if (found?.isGone) window.location.reload()
    if (!found || (found.version === shownVersion && !isBehind)) return
    const page = await askPage(signal)
    if (page === undefined) return
    show(page)
    if (found.version !== shownVersion) onUpdate()
    shownVersion = found.version
  }
  async function send(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    const home = form.closest('li[id]')?.id
    show(await postForm(form, submitter, signal), form)
    focusAgain(submitter?.id ?? '', home)
  }
  return { look, send }
}

export function followList(follow: Follow): void {
  const { onFail, signal } = follow
  const { look, send } = createFollower(follow)
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || form.dataset['quiet'] === undefined) return
    event.preventDefault()
    send(form, event.submitter).catch(onFail)
  }
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null
    if (button) copyLink(button).catch(onFail)
  }
  enhance(document)
  document.addEventListener('submit', onSubmit, { signal })
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('visibilitychange', () => void look(), { signal })
  const timer = setInterval(() => void look(), everyMs)
  signal.addEventListener('abort', () => clearInterval(timer))
}
