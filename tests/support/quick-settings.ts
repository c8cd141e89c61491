/**
 * Settings of a site under test: browsers hardly wait or compute before they send a form; pictures are generated in the
 * fastest format; requests may wait long in the queue, as the machine may stall, instead of getting 503; and one
 * process renders the pages, unless a test is about two.
 */
export const quickSettings = {
  AVIF: '0',
  FORM_SECONDS: '1',
  PROOF_OF_WORK_COST: '20',
  QUEUE_SECONDS: '600',
  RENDERER: '0',
} as const

/** Node options of a site under test: fewer garbage collections, whose pauses do not matter here, save a tenth of the processor time. */
export const quickOptions = ['--max-semi-space-size=64'] as const
