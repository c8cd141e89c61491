/**
 * The authorization check of every page for owners. The middleware redirects other visitors earlier; this check is the one that
 * protects.
 */
import 'server-only'
import { notFound } from 'next/navigation'
import { type Account, currentOwner } from './current-account.ts'

/** @throws the framework's 404 for a request that is not logged in as an owner. */
export async function requireOwner(headers: Headers): Promise<Account> {
  return (await currentOwner(headers)) ?? notFound()
}
