/** What the audit trail can say: who did what, with what; never what was in it. Messages: `OfficeAudit` in messages/. */

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
  /** Of the office's answer in place of what a file says. */
  'withdrew',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What it was done with; `subjectId` is its number or key. */
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
  /** Words of closed lists, such as a state before and after: `new, inHand`. Nothing that anybody typed. */
  detail?: string
}
