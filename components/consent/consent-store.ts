/**
 * The visitor's cookie consent, shared by all components of a page and all tabs (specification 4, "Cookie consent"). Where
 * storage is switched off or full, it lasts as long as the page.
 */
import { useSyncExternalStore } from 'react'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { type Consent, consentFlags, consentLifetime, formatConsent, nothing, parseConsent } from '@/lib/domain/consent/consent'
import { addDays } from '@/lib/domain/text/date'

/** `unknown`: before hydration, and on previews, which neither ask nor load anything (ruling 8). */
export type ConsentState = Consent | 'unset' | 'unknown'

const { key } = storedItems.consent

const listeners = new Set<() => void>()
/** A choice made on this page that could not be stored. */
let chosen: Consent | undefined
/** Text in storage when `state` was read: the same object is returned while it does not change. */
let text: string | null | undefined
let state: ConsentState = 'unset'

const today = () => new Date().toISOString().slice(0, 10)

/** Runs `work` on local storage; undefined where that is switched off. */
function onStorage<Result>(work: (storage: Storage) => Result): Result | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

/** Restores the state before any choice. */
function eraseChoice(): void {
  onStorage((storage) => {
    for (const name of [key, ...Object.keys(consentFlags(nothing))]) storage.removeItem(name)
  })
}

/** Whether the address asks to erase the choice (specification 2, "setcookies"). */
export const asksToErase = (): boolean => new URLSearchParams(location.search).has('setcookies')

function read(): ConsentState {
  if (location.pathname.includes('preview')) return 'unknown'
  if (asksToErase()) eraseChoice()
  if (chosen) return chosen
  const stored = onStorage((storage) => storage.getItem(key)) ?? null
  if (stored !== text) {
    text = stored
    state = parseConsent(stored, today()) ?? 'unset'
  }
  return state
}

const notify = () => {
  for (const listener of listeners) listener()
}

/** Changes in other tabs come as `storage` events; a page restored from the back/forward cache missed those. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  window.addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
    window.removeEventListener('pageshow', listener)
  }
}

/** Stores the marker and the four flags. */
export function saveConsent(consent: Consent): void {
  chosen = consent
  onStorage((storage) => {
    for (const [flag, value] of Object.entries(consentFlags(consent))) storage.setItem(flag, value)
    storage.setItem(key, formatConsent(consent, addDays(today(), consentLifetime)))
    chosen = undefined
  })
  // An earlier choice must not apply again on the next page.
  if (chosen) eraseChoice()
  notify()
}

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, read, () => 'unknown')
