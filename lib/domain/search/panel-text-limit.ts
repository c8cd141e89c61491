/** Longest text that is searched for. */
export const panelTextLimit = 80
