/** Settings of a site under test: browsers hardly wait, and compute next to nothing, before they send a form. */
export const quickForms = { FORM_SECONDS: '1', PROOF_OF_WORK_COST: '20' } as const
