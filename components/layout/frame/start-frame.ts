/**
 * Starts the script of the frame. It uses event delegation and finds its elements by their attributes, so that header, drawer and
 * footer are plain markup that needs no hydration data.
 */
import { followLists, toggleListed } from '@/components/favourites/list-buttons'
import { setTopBarShow } from '@/components/ui/top-bar-show'
import { backToTop } from './back-to-top'
import { closeOnEscape, closeOthers } from './close-disclosures'
import { countFavourites } from './count-favourites'
import { allowMenu, dismissMenus } from './dismiss-menu'
import { followScroll } from './follow-scroll'
import { markMetered } from './mark-metered'
import { rememberLanguage } from './remember-language'

function onClick(event: MouseEvent): void {
  const { target } = event
  if (!(target instanceof Element)) return
  closeOthers(target)
  rememberLanguage(target)
  backToTop(event, target)
  toggleListed(target)
  if (target.closest('[data-top-bar-close]')) setTopBarShow(false)
}

function onKeyDown({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return
  dismissMenus()
  closeOnEscape()
}

/** @returns a function that stops it. */
export function startFrame(): () => void {
  const controller = new AbortController()
  const { signal } = controller
  document.addEventListener('click', onClick, { signal })
  document.addEventListener('keydown', onKeyDown, { signal })
  document.addEventListener('pointerover', allowMenu, { signal })
  document.addEventListener('focusin', allowMenu, { signal })
  markMetered()
  followScroll(signal)
  countFavourites(signal)
  followLists(signal)
  return () => controller.abort()
}
