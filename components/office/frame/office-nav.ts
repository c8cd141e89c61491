/**
 * The navigation of the office: one line for each page. Links are hidden from staff without the right to see the page
 * (lib/routing/app-routes.ts).
 */
import type { IconName } from '@/components/ui/icon-names'
import { findOriginalPage } from '@/lib/routing/match-route'
import type { NavCounts } from '@/lib/server/office/pages/nav-counts'
import type { AnyStaff } from '@/lib/server/office/staff/staff'

/**
 * `label`: key in `OfficeNav` of messages/. `isApart`: preceded by a line in the side navigation. `group`: its heading under
 * "More" on phones. `tab`: it has a tab of its own there; at most four have.
 */
export const officeNav = [
  { original: 'office', icon: 'sun', label: 'today', isApart: false, group: 'tab' },
  { original: 'office/leads', icon: 'mail', label: 'leads', isApart: false, group: 'tab' },
  { original: 'office/viewings', icon: 'calendar-days', label: 'viewings', isApart: false, group: 'tab' },
  { original: 'office/listings', icon: 'house', label: 'listings', isApart: false, group: 'tab' },
  { original: 'office/offers', icon: 'calculator', label: 'offers', isApart: false, group: 'work' },
  { original: 'office/applications', icon: 'square-check', label: 'applications', isApart: false, group: 'work' },
  { original: 'office/owners', icon: 'door-open', label: 'people', isApart: true, group: 'work' },
  { original: 'office/testimonials', icon: 'message-square', label: 'testimonials', isApart: false, group: 'work' },
  { original: 'office/texts', icon: 'pen-line', label: 'texts', isApart: false, group: 'site' },
  { original: 'office/newsletter', icon: 'send', label: 'newsletter', isApart: false, group: 'site' },
  { original: 'office/feeds', icon: 'refresh-cw', label: 'feeds', isApart: false, group: 'site' },
  { original: 'office/staff', icon: 'key-round', label: 'staff', isApart: true, group: 'office' },
  { original: 'office/settings', icon: 'sliders-horizontal', label: 'settings', isApart: false, group: 'office' },
] as const satisfies readonly {
  original: string
  icon: IconName
  label: string
  isApart: boolean
  group: 'tab' | 'work' | 'site' | 'office'
}[]

export type OfficePage = (typeof officeNav)[number]['original']

/** What is counted for a page; the other pages have no count. */
export const countedOn = {
  office: 'today',
  'office/leads': 'leads',
  'office/viewings': 'viewings',
  'office/offers': 'offers',
  'office/applications': 'applications',
  'office/testimonials': 'testimonials',
  'office/feeds': 'held',
} as const satisfies Partial<Record<OfficePage, keyof NavCounts>>

/** Undefined where nothing is counted. */
export function countOn(
  page: OfficePage,
  counts: NavCounts | undefined,
): { of: (typeof countedOn)[keyof typeof countedOn]; count: number } | undefined {
  const known: Partial<Record<OfficePage, (typeof countedOn)[keyof typeof countedOn]>> = countedOn
  const of = known[page]
  return of && counts && { of, count: counts[of] }
}

/** The pages that a staff member may open. */
export const navFor = (staff: AnyStaff) =>
  officeNav.filter(({ original }) => {
    const route = findOriginalPage(original)?.route
    return route?.access === 'staff' && staff.can(route.right)
  })
