/**
 * Settings of the page in this browser: the device, whether the top bar shows, and the language (ruling 22). Components that read
 * them are re-rendered when they change; layout is left to CSS.
 */
import { useSyncExternalStore } from 'react'
import { type Device, deviceOf } from '@/lib/domain/site/device'
import { isLanguage, type Language } from '@/lib/domain/text/language'
import { followTopBar, isTopBarShown } from './top-bar-show'

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

/** The server does not know the window size. Its language is a placeholder: texts are rendered in the language of the page. */
const onServer: Settings = { ...flagsOf('desktop'), topBarShow: true, language: 'nl' }

const listeners = new Set<() => void>()
let settings: Settings | undefined

/** The language never changes while the page is open: another language is another page. */
function readPage(): Settings {
  const { lang } = document.documentElement
  return {
    ...flagsOf(deviceOf(window.innerWidth)),
    topBarShow: isTopBarShown(),
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

/** Settings action: sets the three device flags. Subscribers are not notified while the device stays the same. */
export function setDevice(device: Device): void {
  const flags = flagsOf(device)
  const { isMobile, isTablet } = read()
  if (flags.isMobile !== isMobile || flags.isTablet !== isTablet) change(flags)
}

const readDevice = () => setDevice(deviceOf(window.innerWidth))
function readTopBar(): void {
  if (read().topBarShow !== isTopBarShown()) change({ topBarShow: isTopBarShown() })
}

/** @returns a function that stops following. */
function followWindow(): () => void {
  window.addEventListener('resize', readDevice)
  readDevice()
  readTopBar()
  const endTopBar = followTopBar(readTopBar)
  return () => {
    window.removeEventListener('resize', readDevice)
    endTopBar()
  }
}

let end: (() => void) | undefined

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  end ??= followWindow()
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    end?.()
    end = undefined
  }
}

/** Subscribes to the settings; before hydration they are those of the server: desktop, with top bar. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, read, () => onServer)
