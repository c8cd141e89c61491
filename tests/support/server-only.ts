/** Replaces the `server-only` guard, see vitest.config.mts. */
export {}
