/**
 * Upcoming viewings of properties that were sold, let or removed since. They stay confirmed until a member of the office moves
 * or cancels them.
 */
import 'server-only'
import type { Language } from '../../../domain/text/language.ts'
import type { DayViewing } from '../../db/repositories/office/office-day.ts'
import { whyNotViewed } from '../../viewings/viewed-home.ts'
import { nameOf } from '../leads/lead-summary.ts'
import { findOfficeProperty, type OfficeProperty } from '../listings/office-property.ts'
import type { Staff } from '../staff/staff.ts'
import { viewingHref } from './calendar-query.ts'

export type ViewingToReview = {
  id: string
  startsAt: Date
  name: string
  propertyId: number
  /** Undefined if it is no longer in the content. */
  property: OfficeProperty | undefined
  why: NonNullable<ReturnType<typeof whyNotViewed>>
  href: string
}

/** `count`: all of them, also those not shown. */
export type ViewingsToReview = { items: readonly ViewingToReview[]; count: number }

/** Rows of the block. */
const mostRows = 5

type ViewContext = { staff: Staff<'seeToday'>; language: Language; now: Date }

/** Not for properties offered discreetly: those are viewed by appointment. */
export function findViewingsToReview(viewings: readonly DayViewing[], { staff, language, now }: ViewContext): ViewingsToReview {
  const found = viewings.flatMap(({ leadId, propertyId, startsAt, status, payload, isDiscreet }): ViewingToReview[] => {
    const why = startsAt > now && status === 'confirmed' && !isDiscreet ? whyNotViewed(propertyId) : undefined
    if (!why) return []
    const property = findOfficeProperty(staff, propertyId, language)
    return [{ id: leadId, startsAt, name: nameOf(payload), propertyId, property, why, href: viewingHref(leadId, language) }]
  })
  return { items: found.slice(0, mostRows), count: found.length }
}
