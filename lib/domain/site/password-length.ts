/** Length in characters of new passwords. An older, shorter one remains valid for logging in. */
export const passwordLength = { min: 12, max: 128 } as const
