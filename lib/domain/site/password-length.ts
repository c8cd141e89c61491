/** Characters of a password, wherever one is chosen. An older, shorter one still opens its account. */
export const passwordLength = { min: 12, max: 128 } as const
