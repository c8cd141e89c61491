/**
 * The visitor's choice on cookies, shared by all leaves of a page and all tabs (specification 4, "Cookie consent").
 * Where storage is switched off or full, the choice lasts as long as the page.
 */
import { useSyncExternalStore } from 'react'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { type Consent, consentFlags, consentLifetime, formatConsent, nothing, parseConsent } from '@/lib/domain/consent/consent'
import { addDays } from '@/lib/domain/text/date'

/** `unknown`: before the script runs, and on previews, which neither ask nor load anything (ruling 8). */
export type ConsentState = Consent | 'unset' | 'unknown'

const { key } = storedItems.consent

const listeners = new Set<() => void>()
/** What was chosen on this page and could not be stored. */
let chosen: Consent | undefined
/** What stood in storage when `state` was read, so that the same object is given while nothing changes. */
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

/** As if nothing had ever been chosen. */
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

/** Another tab tells by `storage`; a page that comes back from the browser's cache missed that. */
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
  // What was taken back does not hold again on the next page.
  if (chosen) eraseChoice()
  notify()
}

export const useConsent = (): ConsentState => useSyncExternalStore(subscribe, read, () => 'unknown')
