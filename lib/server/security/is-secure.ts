/** Whether a visitor comes over TLS: the site's public address says so, or the proxy in front of us. */
import 'server-only'
import type { NextRequest } from 'next/server'
import { getSiteUrl } from '../runtime/site-url.ts'

/** Whether its public address says so. */
export const isSecureSite = (): boolean => getSiteUrl().startsWith('https:')

/** What the gateway lets through as `X-Forwarded-Proto` is our own proxy's word. */
export const isSecure = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  isSecureSite() || headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
