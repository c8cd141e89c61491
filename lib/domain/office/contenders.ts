/** Who wants a property: offers to buy side by side, applications of tenants in the order that they came. */
import type { Region } from '../law/region.ts'

/** Forms that somebody decides on, one for all others. */
export const contenderForms = ['purchase-offer', 'rental-application'] as const

export type ContenderForm = (typeof contenderForms)[number]

/**
 * Why an application is accepted before an earlier one: facts that the law lets a landlord judge by (belgium.md, "Renting"). Never where
 * somebody comes from, health, family plans or the source of an income.
 */
export const orderReasons = ['withdrawn', 'incomplete', 'means', 'occupancy', 'start'] as const

export type OrderReason = (typeof orderReasons)[number]

/** Brussels has a closed list: how a home would be occupied beyond the number of persons, and from when, is not among it. */
export const reasonsIn = (region: Region | undefined): readonly OrderReason[] =>
  region === 'flanders' ? orderReasons : orderReasons.filter((reason) => reason !== 'start')

/** The part of the income that rent and charges take, in whole per cent; undefined without an income. */
export function rentShare(cost: number, income: number): number | undefined {
  return income > 0 ? Math.round((cost / income) * 100) : undefined
}

type Arrived = { createdAt: Date; id: string }

/** The order of the file: who sent a whole application first stands first. An income plays no part in it. */
export const byArrival = (a: Arrived, b: Arrived): number =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)
