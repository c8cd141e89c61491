/** The door of every page for owners; middleware.ts shows others the way before, this is the lock. */
import 'server-only'
import { notFound } from 'next/navigation'
import { type Account, currentOwner } from './current-account.ts'

/** @throws the framework's 404 for whoever is not logged in as an owner. */
export async function requireOwner(headers: Headers): Promise<Account> {
  return (await currentOwner(headers)) ?? notFound()
}
