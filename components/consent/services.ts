/**
 * Loads the third-party services that the visitor agreed to, and stops them (specification 7; ruling 36). Loaded only when there
 * is something to do: visitors who decline never load it.
 *
 * Order of commands: all denied; after the wait, what was granted; then the page view. Scripts are added as elements with a
 * `src`, never inline, so that a strict content security policy allows them.
 */
import { type Consent, nothing } from '@/lib/domain/consent/consent'
import { permittedServices, type ServiceIds, type ServiceKey, scriptOf } from '@/lib/domain/consent/consent-services'
import { serviceItems } from '@/lib/domain/consent/service-items'
import { deleteItems } from './delete-items'
import { consentMode, googleTags, tagManagerView } from './google-queue'
import { pixelView } from './pixel-queue'

/** Services that have received the view of this page. */
const started = new Set<ServiceKey>()

function addScript(address: string): void {
  if ([...document.scripts].some(({ src }) => src === address)) return
  const script = document.createElement('script')
  script.async = true
  script.src = address
  document.head.append(script)
}

const isGoogle = (key: ServiceKey) => key !== 'pixelId'

/** One script serves all Google tags of a page; the first id is in its address. */
function scriptsOf(keys: readonly ServiceKey[], ids: ServiceIds): string[] {
  const firstTag = keys.find((key) => key === 'analyticsId' || key === 'adsId')
  return keys
    .filter((key) => key === firstTag || key === 'tagManagerId' || key === 'pixelId')
    .map((key) => scriptOf(key, ids[key]))
}

function sendPageView(keys: readonly ServiceKey[], ids: ServiceIds): void {
  const tags = keys.filter((key) => key === 'analyticsId' || key === 'adsId').map((key) => ids[key])
  if (tags.length > 0) googleTags(tags)
  if (keys.includes('tagManagerId')) tagManagerView()
  if (keys.includes('pixelId')) pixelView(ids.pixelId)
}

/** If the choice changes during the wait, the last one applies. */
let latest: Consent = nothing
let isDenied = false

/** Sent once, before any other command. */
function denyAll(): void {
  if (!isDenied) consentMode('default', nothing)
  isDenied = true
}

async function start(ids: ServiceIds, consent: Consent, wait: number): Promise<void> {
  const fresh = permittedServices(ids, consent).filter((key) => !started.has(key))
  if (fresh.length === 0) return
  if (fresh.some(isGoogle)) denyAll()
  if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  if (latest !== consent) return
  for (const key of fresh) started.add(key)
  if (fresh.some(isGoogle)) consentMode('update', consent)
  sendPageView(fresh, ids)
  for (const address of scriptsOf(fresh, ids)) addScript(address)
}

/**
 * Applies a choice. Running services that are no longer permitted are denied at once, and stopped by reloading the page, as a
 * script cannot be unloaded.
 * @param wait milliseconds before services are notified; 0 for a choice made on an earlier page
 */
export async function applyConsent(ids: ServiceIds, consent: Consent, wait: number): Promise<void> {
  latest = consent
  const permitted = permittedServices(ids, consent)
  const isTakenBack = [...started].some((key) => !permitted.includes(key))
  if (isTakenBack && isDenied) consentMode('update', consent)
  deleteItems(serviceItems.filter(({ category }) => !consent[category]))
  if (isTakenBack) location.reload()
  else await start(ids, consent, wait)
}
