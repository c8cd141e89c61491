/** Shows the number of the visitor's favourites in the frame; nothing while there are none. */
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
