/** The first line of every page of the office. The gate showed everybody else the way before (accounts/pass-gate.ts); this is the lock. */
import 'server-only'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import type { Right } from '../../domain/office/rights.ts'
import { type Staff, staffBehind } from './staff.ts'

/** @throws the framework's 404 for whoever may not. */
export async function requireStaff<R extends Right>(right: R): Promise<Staff<R>> {
  const entry = await staffBehind(await headers(), right)
  return entry.kind === 'in' ? entry.staff : notFound()
}
