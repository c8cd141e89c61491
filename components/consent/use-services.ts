/** Applies the visitor's choice to the configured services. */
import { useEffect, useRef } from 'react'
import { nothing } from '@/lib/domain/consent/consent'
import type { ServiceIds } from '@/lib/domain/consent/consent-services'
import { asksToErase, type ConsentState } from './consent-store'

/** Milliseconds before consent mode is notified of a choice made on this page (specification 9). */
const updateWait = 500

/** @param ids undefined when no service is configured: then nothing is ever loaded */
export function useServices(ids: ServiceIds | undefined, consent: ConsentState): void {
  const before = useRef<ConsentState>('unknown')
  useEffect(() => {
    const isFirst = before.current === 'unknown'
    before.current = consent
    if (consent === 'unknown') return
    const choice = consent === 'unset' ? nothing : consent
    const mayLoad = choice.analytical || choice.marketing
    const isErased = asksToErase()
    if (isErased) dropParameter()
    // Without consent nothing is loaded, unless a service may have to be stopped.
    if (!ids || (isFirst && !mayLoad && !isErased)) return
    const start = async () => {
      const { applyConsent } = await import('./services')
      await applyConsent(ids, choice, isFirst ? 0 : updateWait)
    }
    void start()
  }, [ids, consent])
}

/** Removes the parameter from the address, so that a reload does not erase the choice again. */
function dropParameter(): void {
  const address = new URL(location.href)
  address.searchParams.delete('setcookies')
  history.replaceState(history.state, '', address)
}
