/** Tables of accounts: who can log in, and what is theirs. */

export type AccountRole = 'owner' | 'seeker' | 'staff'

/** Whoever can log in. The tables from here to `second_factor` are written by the login library (accounts/auth-options.ts). */
export type AccountTable = {
  id: string
  /** Lower case. */
  email: string
  email_verified: 0 | 1
  name: string
  image: string | null
  role: AccountRole
  /** Of its mails. */
  language: string
  two_factor_enabled: 0 | 1 | null
  created_at: string
  updated_at: string
}

/** The password of an account; the columns for other providers stay empty. */
export type CredentialTable = {
  id: string
  account_id: string
  provider: string
  provider_account: string
  /** Hash with its salt. */
  password: string | null
  access_token: string | null
  refresh_token: string | null
  id_token: string | null
  access_token_ends_at: string | null
  refresh_token_ends_at: string | null
  scope: string | null
  created_at: string
  updated_at: string
}

export type SessionTable = {
  id: string
  account_id: string
  token: string
  /** Browser and system in a word each. */
  device: string | null
  /** Never filled: no address is kept. */
  address: string | null
  ends_at: string
  created_at: string
  updated_at: string
}

/** What was mailed or is under way: invitations, resets, logins that wait for their second factor. */
export type VerificationTable = {
  id: string
  /** Hash of what the link carries. */
  identifier: string
  value: string
  ends_at: string
  created_at: string
  updated_at: string
}

export type SecondFactorTable = {
  id: string
  account_id: string
  /** Encrypted. */
  secret: string
  /** Encrypted JSON. */
  backup_codes: string
  verified: 0 | 1 | null
  failures: number | null
  locked_until: string | null
}

/** What belongs to whom; a home may have several owners. */
export type OwnerPropertyTable = { account_id: string; property_id: number }

export type LoginAttemptTable = {
  /** Salted hash of an account's or visitor's address. */
  key: string
  /** Attempts since the last that succeeded. */
  count: number
  /** No attempt before this time. */
  next_try_at: string
  expires_at: string
}
