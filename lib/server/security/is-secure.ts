/** Whether a visitor's connection is encrypted (TLS), according to the site's public address or to the proxy in front of it. */
import 'server-only'
import type { NextRequest } from 'next/server'
import { getSiteUrl } from '../runtime/site-url.ts'

/** Whether the public address of the site starts with `https:`. */
export const isSecureSite = (): boolean => getSiteUrl().startsWith('https:')

/** The gateway removes `X-Forwarded-Proto` unless it comes from the site's own proxy. */
export const isSecure = ({ headers }: Pick<NextRequest, 'headers'>): boolean =>
  isSecureSite() || headers.get('x-forwarded-proto')?.split(',')[0]?.trim() === 'https'
