/** Which rank has which right: one table, checked by every page, form and file of the office (lib/server/office/staff/staff.ts). */

/** A manager has all rights of an agent. */
export const ranks = ['agent', 'manager'] as const

export type Rank = (typeof ranks)[number]

/** Each right with the lowest rank that has it. */
const lowestRank = {
  /** The start page: what is waiting for an answer, and the day's figures. */
  seeToday: 'agent',
  /** All leads, also those assigned to others: read, assign, answer, add notes. */
  handleLeads: 'agent',
  /** The calendars of all agents: confirm, propose, move, cancel, report. */
  handleViewings: 'agent',
  /** Properties: overrides, and the states shown, held back, under option, sold, discreet. */
  handleListings: 'agent',
  /** Compare offers; decide on offers and applications, with everything that follows. */
  handleOffers: 'agent',
  /** Documents of an application; each access is logged. */
  seeApplications: 'agent',
  /** Owners: invite, assign properties, log activities, view their portal; each view is logged. */
  handleOwners: 'agent',
  /** Saved searches and their subscribers. */
  seeSubscribers: 'agent',
  /** Testimonials: publish, or hold back for one of the reasons. */
  judgeTestimonials: 'agent',
  /** Feeds: reports, immediate runs, overrides for listings that are held back. */
  handleFeeds: 'agent',
  /** Texts of the site: write drafts and preview them. */
  writeTexts: 'agent',
  /** One's own sessions, second factor and working hours. */
  ownSettings: 'agent',
  /** Private notes of others. */
  seePrivateNotes: 'manager',
  /** Export of many leads as a file, which then leaves the office. */
  exportLeads: 'manager',
  /** Erase everything stored about a person. */
  erasePeople: 'manager',
  /** Confirm that more listings disappeared from a feed at once than its safety limit allows. */
  acceptGone: 'manager',
  /** Mailings: the newsletter, and the mail about a discreet property to matching subscribers. */
  sendMailings: 'manager',
  /** Texts of the site: publish, now or scheduled, and restore an earlier version. */
  publishTexts: 'manager',
  /** Settings of the whole office, and working hours of others. */
  changeSettings: 'manager',
  /** Accounts of staff: invite, change rank, end sessions, remove. */
  manageStaff: 'manager',
  /** Read the audit trail. */
  seeAudit: 'manager',
} as const satisfies Record<string, Rank>

export type Right = keyof typeof lowestRank

export const rights = Object.keys(lowestRank) as readonly Right[]

export const hasRight = (rank: Rank, right: Right): boolean => ranks.indexOf(rank) >= ranks.indexOf(lowestRank[right])

/** The lowest rank with the right, so that a page can name who to ask. */
export const rankFor = (right: Right): Rank => lowestRank[right]
