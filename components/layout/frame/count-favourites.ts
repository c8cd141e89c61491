/** Writes how many properties the visitor keeps where the frame has room for it; nothing until there is one. */
import { idStores } from '@/components/favourites/id-store'

function showCount(): void {
  const { length } = idStores.favourites.read()
  for (const place of document.querySelectorAll<HTMLElement>('[data-favourites-count]')) {
    place.textContent = length > 0 ? String(length) : ''
    place.hidden = length === 0
  }
}

export function countFavourites(signal: AbortSignal): void {
  showCount()
  signal.addEventListener('abort', idStores.favourites.subscribe(showCount))
}
