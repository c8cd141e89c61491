/** The parties interested in a property: purchase offers, and applications of tenants in order of arrival. */
import type { Region } from '../law/region.ts'

/** Forms of which one is accepted, which rejects the others. */
export const contenderForms = ['purchase-offer', 'rental-application'] as const

export type ContenderForm = (typeof contenderForms)[number]

/**
 * Allowed reasons to accept an application before an earlier one: facts that the law lets a landlord consider (belgium.md,
 * "Renting"). Never origin, health, family plans or the source of an income.
 */
export const orderReasons = ['withdrawn', 'incomplete', 'means', 'occupancy', 'start'] as const

export type OrderReason = (typeof orderReasons)[number]

/** Only Flanders allows the start date as a reason: the closed lists of Brussels and Wallonia do not contain it. */
export const reasonsIn = (region: Region | undefined): readonly OrderReason[] =>
  region === 'flanders' ? orderReasons : orderReasons.filter((reason) => reason !== 'start')

/** Rent and charges as whole per cent of the income; undefined without an income. */
export function rentShare(cost: number, income: number): number | undefined {
  return income > 0 ? Math.round((cost / income) * 100) : undefined
}

type Arrived = { createdAt: Date; id: string }

/** Sort order: the first complete application comes first. Income plays no part. */
export const byArrival = (a: Arrived, b: Arrived): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
