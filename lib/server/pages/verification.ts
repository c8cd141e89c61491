/** Meta tags that prove the ownership of the site to search engines and sharing sites (`verification` of data/site.json). */
import 'server-only'
import type { Metadata } from 'next'
import { getSnapshot } from '../content/snapshot/current-snapshot.ts'

/** Only those that are set. */
export function findVerification(): NonNullable<Metadata['verification']> {
  const { google, bing, facebook } = getSnapshot().site.verification
  const other = { ...(bing && { 'msvalidate.01': bing }), ...(facebook && { 'facebook-domain-verification': facebook }) }
  return { ...(google && { google }), other }
}
