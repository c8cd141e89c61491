/** A date for a weekday: formatters can only name the weekday of a date. */
import { type Weekday, weekdays } from '@/lib/domain/agency/opening-hours'

/** 1 January 2024 was a Monday. */
export const dayInWeek = (weekday: Weekday): Date => new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(weekday)))
