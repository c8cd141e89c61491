/**
 * The entries of the audit trail: who did what, to which subject; never the data itself. Messages: `OfficeAudit` in messages/.
 */

export const auditActions = [
  'accepted',
  'answered',
  'assigned',
  'cancelled',
  'changed',
  'changedRank',
  'confirmed',
  'downloaded',
  'endedSessions',
  'erased',
  'exported',
  'invited',
  'made',
  'mailed',
  'merged',
  'moved',
  'noted',
  'proposed',
  'published',
  'refused',
  'removed',
  'ran',
  'reported',
  'restored',
  'saw',
  'scheduled',
  'tookBack',
  /** An override of the office was removed. */
  'withdrew',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What the action was applied to; `subjectId` is its number or key. */
export const auditSubjects = [
  'application',
  'auditTrail',
  'calendar',
  'discreet',
  'feed',
  'lead',
  'leadList',
  'listing',
  'newsletter',
  'offer',
  'owner',
  'ownership',
  'person',
  'picture',
  'portal',
  'settings',
  'staff',
  'testimonial',
  'text',
  'viewing',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

export type AuditNote = {
  action: AuditAction
  subject: AuditSubject
  subjectId: string
  /** Values of closed lists, such as states before and after: `new, inHand`. Never typed text. */
  detail?: string
}
