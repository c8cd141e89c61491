/** Stores whether the top bar shows: on this page at once, and on later pages in this tab. */
import { pageItems } from '@/lib/domain/consent/page-items'
import { closedTopBar, topBarAttribute } from '@/lib/domain/site/top-bar'

const listeners = new Set<() => void>()

export const isTopBarShown = (): boolean => document.documentElement.getAttribute(topBarAttribute) !== closedTopBar

/** Settings action. Where storage is switched off, it applies to this page only. */
export function setTopBarShow(show: boolean): void {
  const { key } = pageItems.topBar
  try {
    if (show) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, closedTopBar)
  } catch {
    // Storage is switched off.
  }
  if (show) document.documentElement.removeAttribute(topBarAttribute)
  else document.documentElement.setAttribute(topBarAttribute, closedTopBar)
  for (const listener of listeners) listener()
}

/** @returns a function that stops following. */
export function followTopBar(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
