/** Whether the top bar shows, on this page at once and on those that follow in this tab. */
import { pageItems } from '@/lib/domain/consent/page-items'
import { closedTopBar, topBarAttribute } from '@/lib/domain/site/top-bar'

const listeners = new Set<() => void>()

export const isTopBarShown = (): boolean => document.documentElement.getAttribute(topBarAttribute) !== closedTopBar

/** Settings action. Where storage is switched off, it lasts as long as the page. */
export function setTopBarShow(show: boolean): void {
  const { key } = pageItems.topBar
  try {
    if (show) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, closedTopBar)
  } catch {
    // Switched off.
  }
  if (show) document.documentElement.removeAttribute(topBarAttribute)
  else document.documentElement.setAttribute(topBarAttribute, closedTopBar)
  for (const listener of listeners) listener()
}

/** @returns ends it. */
export function followTopBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
