/**
 * Authorization check at the start of every office page. The middleware (accounts/check-access.ts) only redirects; this check
 * protects the page.
 */
import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Right } from '../../../domain/office/rights.ts'
import { getDb } from '../../db/client.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'
import { countNav, storeNavCounts } from './nav-counts.ts'

/** Also counts the open work for the navigation. @throws the framework's 404 without the right, and database errors. */
export async function requireStaff<R extends Right>(right: R): Promise<Staff<R>> {
  const now = new Date()
  const authorization = await authorizeRequest(await headers(), right, now)
  if (authorization.kind !== 'in') return notFound()
  const looker = authorization.staff.also('seeToday')
  if (looker) storeNavCounts(authorization.staff, await countNav(await getDb(), looker, now))
  return authorization.staff
}
