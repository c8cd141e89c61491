/** The buttons of the visitor's lists: each stands at what its list holds, whatever changed it, and a click changes it. */
import { type IdListName, limitOf } from '@/lib/domain/property/favourites'
import { idStores, toggleStoredId } from './id-store'

const selectorOf = (name: IdListName) => `[data-list=${name}]`

const names = ['favourites', 'compare'] as const satisfies readonly IdListName[]

const idOf = (button: HTMLElement) => Number(button.dataset['id'])

const isFull = (name: IdListName) => idStores[name].read().length >= limitOf(name)

/** What a full list answers stands beside its button, until there is room. */
const findMessage = (button: HTMLElement) => {
  const next = button.nextElementSibling
  return next instanceof HTMLElement && next.dataset['full'] !== undefined ? next : undefined
}

function showList(name: IdListName): void {
  const ids = idStores[name].read()
  for (const button of document.querySelectorAll<HTMLElement>(selectorOf(name))) {
    button.removeAttribute('data-pending')
    button.setAttribute('aria-pressed', String(ids.includes(idOf(button))))
    const message = isFull(name) ? undefined : findMessage(button)
    if (message) message.textContent = ''
  }
}

/** Fetched when it is needed. */
const countFavourite = async (id: number) => (await import('@/components/layout/frame/on-demand')).countFavourite(id)

function toggle(name: IdListName, button: HTMLElement): void {
  const id = idOf(button)
  const isListed = idStores[name].read().includes(id)
  const message = findMessage(button)
  if (message) message.textContent = isFull(name) && !isListed ? (message.dataset['full'] ?? '') : ''
  toggleStoredId(name, id)
  if (name === 'favourites' && !isListed) countFavourite(id).catch(() => {})
}

/** To be called with what was clicked. */
export function toggleListed(target: Element): void {
  for (const name of names) {
    const button = target.closest<HTMLElement>(selectorOf(name))
    if (button) toggle(name, button)
  }
}

/** Follows both lists until the signal. */
export function followLists(signal: AbortSignal): void {
  for (const name of names) {
    const show = () => showList(name)
    show()
    signal.addEventListener('abort', idStores[name].subscribe(show))
  }
}
