/** The first line of every page of the office. The gate showed everybody else the way before (accounts/check-access.ts); this is the lock. */
import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Right } from '../../../domain/office/rights.ts'
import { getDb } from '../../db/client.ts'
import { authorizeRequest, type Staff } from '../staff/staff.ts'
import { countNav, storeNavCounts } from './nav-counts.ts'

/** With how much waits, for the rail beside the page. @throws the framework's 404 for whoever may not, and what the database says. */
export async function requireStaff<R extends Right>(right: R): Promise<Staff<R>> {
  const now = new Date()
  const authorization = await authorizeRequest(await headers(), right, now)
  if (authorization.kind !== 'in') return notFound()
  const looker = authorization.staff.also('seeToday')
  if (looker) storeNavCounts(authorization.staff, await countNav(await getDb(), looker, now))
  return authorization.staff
}
