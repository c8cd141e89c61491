/** Processing state of a lead in the office. `waiting`: for the visitor. */
export const leadStates = ['new', 'inHand', 'waiting', 'done'] as const

export type LeadState = (typeof leadStates)[number]
