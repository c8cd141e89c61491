/**
 * The buttons of the visitor's lists: each shows the state of its list, in whatever way that changed, and toggles it on click.
 */
import { type IdListName, limitOf } from '@/lib/domain/property/favourites'
import { idStores, toggleStoredId } from './id-store'

const selectorOf = (name: IdListName) => `[data-list=${name}]`

const names = ['favourites', 'compare'] as const satisfies readonly IdListName[]

const idOf = (button: HTMLElement) => Number(button.dataset['id'])

const isFull = (name: IdListName) => idStores[name].read().length >= limitOf(name)

/** The message that the list is full is next to its button, and hidden again when there is room. */
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

/** Loaded on first use. */
const countFavourite = async (id: number) => (await import('@/components/layout/frame/on-demand')).countFavourite(id)

function toggle(name: IdListName, button: HTMLElement): void {
  const id = idOf(button)
  const isListed = idStores[name].read().includes(id)
  const message = findMessage(button)
  if (message) message.textContent = isFull(name) && !isListed ? (message.dataset['full'] ?? '') : ''
  toggleStoredId(name, id)
  if (name === 'favourites' && !isListed) countFavourite(id).catch(() => {})
}

/** @param target the clicked element, or a descendant of a button. */
export function toggleListed(target: Element): void {
  for (const name of names) {
    const button = target.closest<HTMLElement>(selectorOf(name))
    if (button) toggle(name, button)
  }
}

/** Subscribes to both lists until the signal is aborted. */
export function followLists(signal: AbortSignal): void {
  for (const name of names) {
    const show = () => showList(name)
    show()
    signal.addEventListener('abort', idStores[name].subscribe(show))
  }
}
