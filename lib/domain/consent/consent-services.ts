/** Third-party services that the agency may configure, and the consent that each needs (specification 7; ruling 36). */
import type { ChoosableCategory, Consent } from './consent.ts'

/** As in `data/site.json`; an empty id means that the service is not used. */
export type ServiceIds = Readonly<Record<'analyticsId' | 'adsId' | 'tagManagerId' | 'pixelId', string>>

export type ServiceKey = keyof ServiceIds

type Service = {
  /** Consent to any one of these is enough. */
  needs: readonly ChoosableCategory[]
  script: (id: string) => string
}

const googleTag = (id: string) => `https://www.googletagmanager.com/gtag/js?id=${id}`

const services = {
  analyticsId: { needs: ['analytical'], script: googleTag },
  adsId: { needs: ['marketing'], script: googleTag },
  tagManagerId: {
    needs: ['analytical', 'marketing'],
    script: (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  },
  pixelId: { needs: ['marketing'], script: () => 'https://connect.facebook.net/en_US/fbevents.js' },
} as const satisfies Record<ServiceKey, Service>

const analyticsHosts = ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com']
const adsHosts = [
  'www.googletagmanager.com',
  'www.googleadservices.com',
  'googleads.g.doubleclick.net',
  'www.google.com',
  'www.google.be',
]

/** Hosts that a service loads from or sends to; `*.` stands for any host below. */
const hosts = {
  analyticsId: analyticsHosts,
  adsId: adsHosts,
  tagManagerId: [...analyticsHosts, ...adsHosts],
  pixelId: ['connect.facebook.net', 'www.facebook.com'],
} as const satisfies Record<ServiceKey, readonly string[]>

const keys: readonly ServiceKey[] = ['analyticsId', 'adsId', 'tagManagerId', 'pixelId']

/** The services that have an id, in a fixed order. */
export const configuredServices = (ids: ServiceIds): ServiceKey[] => keys.filter((key) => ids[key] !== '')

/** The configured services that the visitor consented to. */
export function permittedServices(ids: ServiceIds, consent: Consent): ServiceKey[] {
  return configuredServices(ids).filter((key) => services[key].needs.some((category: ChoosableCategory) => consent[category]))
}

export const scriptOf = (key: ServiceKey, id: string): string => services[key].script(id)

/** Hosts that pages may reach after consent, for the Content-Security-Policy; none when no service is configured. */
export function consentHosts(ids: ServiceIds): string[] {
  return [...new Set(configuredServices(ids).flatMap((key) => hosts[key]))].toSorted()
}
