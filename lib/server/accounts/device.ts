/** What the list of sessions says of a device: enough to know one's own, too little to know anybody by. */
import 'server-only'

/** First match wins: most browsers also name those they descend from. */
const browsers = ['Edg', 'OPR', 'Firefox', 'FxiOS', 'SamsungBrowser', 'CriOS', 'Chrome', 'Safari'] as const
const browserNames: Readonly<Record<string, string>> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  SamsungBrowser: 'Samsung Internet',
  CriOS: 'Chrome',
}
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Mac', 'Linux'] as const

/** `Firefox, Windows`; empty for what we do not know. A described device is described the same again. */
export function describeDevice(userAgent: string): string {
  const names = Object.entries(browserNames)
  const known = names.find(([, name]) => userAgent.startsWith(`${name},`))?.[1]
  const mark = browsers.find((name) => userAgent.includes(name)) ?? ''
  const browser = known ?? browserNames[mark] ?? mark
  return [browser, systems.find((name) => userAgent.includes(name))].filter(Boolean).join(', ')
}
