/**
 * Settings of a site under test: browsers hardly wait, and compute next to nothing, before they send a form; pictures are drawn in the
 * format that takes least time; on a machine that stalls the site lets them wait, where visitors would be told that it is busy; and one
 * process makes the pages, unless a test is about two.
 */
export const quickSettings = {
  AVIF: '0',
  FORM_SECONDS: '1',
  PROOF_OF_WORK_COST: '20',
  QUEUE_SECONDS: '600',
  RENDERER: '0',
} as const

/** What Node is told for a site under test: fewer collections of memory, whose pauses nobody notices here, take a tenth less of the processor. */
export const quickOptions = ['--max-semi-space-size=64'] as const
