/** Describes a device for the list of sessions: enough to recognize one's own, too little to identify a person. */
import 'server-only'

/** The first match wins, as most user agents also name the browsers that they derive from. */
const browsers = ['Edg', 'OPR', 'Firefox', 'FxiOS', 'SamsungBrowser', 'CriOS', 'Chrome', 'Safari'] as const
const browserNames: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  SamsungBrowser: 'Samsung Internet',
  CriOS: 'Chrome',
}
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const

/** For example `Firefox, Windows`; empty for an unknown browser and system. Applied to its own result, it returns the same. */
export function describeDevice(userAgent: string): string {
  const names = Object.entries(browserNames)
  const known = names.find(([, name]) => userAgent.startsWith(`${name},`))?.[1]
  const mark = browsers.find((name) => userAgent.includes(name)) ?? ''
  const browser = known ?? browserNames[mark] ?? mark
  return [browser, systems.find((name) => userAgent.includes(name))].filter(Boolean).join(', ')
}
