/** Longest text accepted for a search, in characters. */
export const panelTextLimit = 80
