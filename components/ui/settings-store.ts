/**
 * What script in a page knows of its window: the device, whether the top bar shows, and the language (ruling 22). Whoever
 * reads it follows its changes; layout stays CSS.
 */
import { useSyncExternalStore } from 'react'
import { storedItems } from '@/lib/domain/consent/browser-storage'
import { type Device, deviceOf } from '@/lib/domain/site/device'
import { closedTopBar, topBarAttribute } from '@/lib/domain/site/top-bar'
import { isLanguage, type Language } from '@/lib/domain/text/language'

export type Settings = Readonly<{
  isMobile: boolean
  isTablet: boolean
  isDesktop: boolean
  topBarShow: boolean
  language: Language
}>

const flagsOf = (device: Device) => ({
  isMobile: device === 'mobile',
  isTablet: device === 'tablet',
  isDesktop: device === 'desktop',
})

/** The server knows no window. Its language is a stand-in: text is drawn in the language that comes with the page. */
const onServer: Settings = { ...flagsOf('desktop'), topBarShow: true, language: 'nl' }

const listeners = new Set<() => void>()
let settings: Settings | undefined

/** A page keeps its language: another one is another page. */
function readPage(): Settings {
  const { lang } = document.documentElement
  return {
    ...flagsOf(deviceOf(window.innerWidth)),
    topBarShow: document.documentElement.getAttribute(topBarAttribute) !== closedTopBar,
    language: isLanguage(lang) ? lang : onServer.language,
  }
}

function read(): Settings {
  settings ??= readPage()
  return settings
}

function change(changes: Partial<Settings>): void {
  settings = { ...read(), ...changes }
  for (const listener of listeners) listener()
}

/** Settings action: sets the three device flags. Nothing is told while the device stays the same. */
export function setDevice(device: Device): void {
  const flags = flagsOf(device)
  const { isMobile, isTablet } = read()
  if (flags.isMobile !== isMobile || flags.isTablet !== isTablet) change(flags)
}

/**
 * Settings action: sets whether the top bar shows, on this page at once and on those that follow in this tab. Where storage
 * is switched off, it lasts as long as the page.
 */
export function setTopBarShow(show: boolean): void {
  const { key } = storedItems.topBar
  try {
    if (show) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, closedTopBar)
  } catch {
    // Switched off.
  }
  if (show) document.documentElement.removeAttribute(topBarAttribute)
  else document.documentElement.setAttribute(topBarAttribute, closedTopBar)
  change({ topBarShow: show })
}

const followWindow = () => setDevice(deviceOf(window.innerWidth))

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('resize', followWindow)
    followWindow()
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('resize', followWindow)
  }
}

/** Follows the settings; until the script runs they are those of the server: desktop, with top bar. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, read, () => onServer)
