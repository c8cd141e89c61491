/** Where the office stands with a lead. `waiting`: for the visitor. */
export const leadStates = ['new', 'inHand', 'waiting', 'done'] as const

export type LeadState = (typeof leadStates)[number]
