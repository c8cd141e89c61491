/** Who of the staff may do what: one table, which every page, form and file of the office asks (lib/server/office/staff.ts). */

/** A manager may all that an agent may. */
export const ranks = ['agent', 'manager'] as const

export type Rank = (typeof ranks)[number]

/** Each right with the lowest rank that has it. */
const lowestRank = {
  /** What waits for an answer, and how the day looks. */
  seeToday: 'agent',
  /** All leads, whosever they are: read, taken, answered, noted on. */
  handleLeads: 'agent',
  /** The calendar of every agent: confirm, propose, move, call off, report. */
  handleViewings: 'agent',
  /** Properties: what the office says in place of a file, and show, hold back, under option, sold, discreet. */
  handleListings: 'agent',
  /** Offers side by side, and the decision on offers and applications, with all that follows from it. */
  handleOffers: 'agent',
  /** Papers of an application; each look is written down. */
  seeApplications: 'agent',
  /** Owners: invite, give and take properties, log what was done, look at their portal; each look is written down. */
  handleOwners: 'agent',
  /** Who saved a search, and what they look for. */
  seeSubscribers: 'agent',
  /** What visitors say of the agency: show it, or hold it back for one of the reasons. */
  judgeTestimonials: 'agent',
  /** What the feeds brought: reports, a run at once, answers for listings that are held back. */
  handleFeeds: 'agent',
  /** Texts of the site: write them as drafts, and look at them as the site would show them. */
  writeTexts: 'agent',
  /** One's own sessions, second factor and hours. */
  ownSettings: 'agent',
  /** Private notes of somebody else. */
  seePrivateNotes: 'manager',
  /** Many leads at once as a file, which leaves the office with whoever takes it. */
  exportLeads: 'manager',
  /** Everything that is kept of a person, deleted. */
  erasePeople: 'manager',
  /** That more listings are gone from a feed at once than its brake lets through. */
  acceptGone: 'manager',
  /** Mail to many: the newsletter, and a discreet offer to those whom it fits. */
  sendMailings: 'manager',
  /** Texts of the site: publish, now or at a time, and put back an earlier version. */
  publishTexts: 'manager',
  /** Settings of the whole office, and hours of others. */
  changeSettings: 'manager',
  /** Invite, change the rank, end sessions, remove. */
  manageStaff: 'manager',
  /** Who did what. */
  seeAudit: 'manager',
} as const satisfies Record<string, Rank>

export type Right = keyof typeof lowestRank

export const rights = Object.keys(lowestRank) as readonly Right[]

export const hasRight = (rank: Rank, right: Right): boolean => ranks.indexOf(rank) >= ranks.indexOf(lowestRank[right])

/** The lowest rank that may: a page says whom to ask. */
export const rankFor = (right: Right): Rank => lowestRank[right]
