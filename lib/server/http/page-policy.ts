/** The Content-Security-Policy of pages, derived from the current content (docs/decisions/021-policy-by-hashes.md). */
import 'server-only'
import { randomBytes } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { consentHosts } from '../../domain/consent/consent-services.ts'
import { contentPolicy, type PolicyHosts } from '../../domain/site/content-policy.ts'
import { policyHash } from '../../http/inline-code.ts'
import { earlyScriptsHeader, lateScript } from '../../http/late-scripts.ts'
import { ownScriptsHeader } from '../../http/strict-policy.ts'
import { languageScript, prefetchRules, topBarScript } from '../../routing/inline-scripts.ts'
import type { PageRoute } from '../../routing/route-entry.ts'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'
import type { Snapshot } from '../content/snapshot/snapshot-type.ts'
import { isSecure, isSecureSite } from '../security/is-secure.ts'
import { findPlayerHosts } from './player-hosts.ts'

type Facts = { ownScripts: string[]; hosts: PolicyHosts }

const known = new WeakMap<Snapshot, Facts>()

/** Computed once per snapshot. */
function policyFacts(): Facts {
  const snapshot = getSnapshot()
  const facts = known.get(snapshot) ?? {
    ownScripts: [languageScript(snapshot.languages), topBarScript, prefetchRules, lateScript].map(policyHash),
    hosts: { ...findPlayerHosts(snapshot), consented: consentHosts(snapshot.site.analytics) },
  }
  known.set(snapshot, facts)
  return facts
}

export type PagePolicy = {
  /** Request headers as the page receives them: the framework reads its nonce from them. */
  headers: Headers
  apply: (response: NextResponse) => NextResponse
}

/**
 * `isClosed`: the page may show personal data, so it loads nothing from other hosts. `isOfOffice`: its script is loaded early,
 * because text typed before it runs would be lost.
 */
export type PageTraits = Pick<PageRoute, 'framedBy'> & { hasNonce: boolean; isClosed: boolean; isOfOffice: boolean }

const nowhere: PolicyHosts = { frames: [], media: [], consented: [] }

type PolicyTraits = {
  isSecure: boolean
  nonce?: string | undefined
  isClosed?: boolean
  framedBy?: PageTraits['framedBy'] | undefined
}

function makePolicy({ nonce, isClosed, framedBy, isSecure }: PolicyTraits) {
  const { ownScripts, hosts } = policyFacts()
  const policy = contentPolicy({
    nonce,
    ownScripts,
    hosts: isClosed ? nowhere : hosts,
    framedBy: framedBy ?? "'none'",
    isSecure,
  })
  return { policy, answered: { 'Content-Security-Policy': policy, [ownScriptsHeader]: ownScripts.join(' ') } }
}

/**
 * The headers that {@link pagePolicy} sets on a page that is the same for every visitor.
 * @param isOverTls whether the visitor's connection is encrypted.
 */
export const sharedPageHeaders = (isOverTls: boolean): Record<string, string> =>
  makePolicy({ isSecure: isOverTls || isSecureSite() }).answered

/** The policy of one request: `headers` for the page, and `apply` for the response. In development no policy is sent. */
export function pagePolicy(request: NextRequest, { hasNonce, isClosed, isOfOffice, framedBy }: PageTraits): PagePolicy {
  const headers = new Headers(request.headers)
  const { policy, answered } = makePolicy({
    nonce: hasNonce ? randomBytes(16).toString('base64') : undefined,
    isClosed,
    framedBy,
    isSecure: isSecure(request),
  })
  // A nonce sent by the visitor must not reach the page.
  headers.delete('content-security-policy')
  if (hasNonce) headers.set('content-security-policy', policy)
  return {
    headers,
    apply: (response) => {
      // The framework's development tools need more than the policy allows.
      if (process.env.NODE_ENV !== 'production') return response
      for (const [name, value] of Object.entries(answered)) response.headers.set(name, value)
      if (isOfOffice) response.headers.set(earlyScriptsHeader, '1')
      return response
    },
  }
}
