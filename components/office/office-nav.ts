/** Where the office leads: one line for each page of its own. Who may not see a page has no link to it (lib/routing/app-routes.ts). */
import type { IconName } from '@/components/ui/icon-names'
import { findOriginalPage } from '@/lib/routing/match-route'
import type { AnyStaff } from '@/lib/server/office/staff'

/** `label` in `OfficeNav` of messages/; `isApart`: a line stands above it. */
export const officeNav = [
  { original: 'office', icon: 'sun', label: 'today', isApart: false },
  { original: 'office/leads', icon: 'mail', label: 'leads', isApart: false },
  { original: 'office/viewings', icon: 'calendar-days', label: 'viewings', isApart: false },
  { original: 'office/listings', icon: 'house', label: 'listings', isApart: false },
  { original: 'office/feeds', icon: 'refresh-cw', label: 'feeds', isApart: false },
  { original: 'office/staff', icon: 'key-round', label: 'staff', isApart: true },
] as const satisfies readonly {
  original: string
  icon: IconName
  label: string
  isApart: boolean
}[]

export type OfficePage = (typeof officeNav)[number]['original']

/** Those that somebody may open. */
export const navFor = (staff: AnyStaff) =>
  officeNav.filter(({ original }) => {
    const route = findOriginalPage(original)?.route
    return route?.access === 'staff' && staff.can(route.right)
  })
