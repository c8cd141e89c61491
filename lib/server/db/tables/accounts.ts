/** Tables of accounts: logins, and the properties of owners. */

export type AccountRole = 'owner' | 'seeker' | 'staff'

/**
 * An account that can log in. The tables from here to `second_factor` are written by the login library
 * (accounts/auth-options.ts).
 */
export type AccountTable = {
  id: string
  /** Lower case. */
  email: string
  email_verified: 0 | 1
  name: string
  image: string | null
  role: AccountRole
  /** Language of its mails. */
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
  /** Hash including its salt. */
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
  /** One word each for browser and operating system. */
  device: string | null
  /** Always empty: no IP address is stored. */
  address: string | null
  ends_at: string
  created_at: string
  updated_at: string
}

/** Pending mailed links and logins: invitations, password resets, logins that wait for their second factor. */
export type VerificationTable = {
  id: string
  /** Hash of the token in the link. */
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

/** Properties of owners; a property may have several owners. */
export type OwnerPropertyTable = { account_id: string; property_id: number }

export type LoginAttemptTable = {
  /** Salted hash of an account's or visitor's address. */
  key: string
  /** Attempts since the last successful one. */
  count: number
  /** No attempt before this time. */
  next_try_at: string
  expires_at: string
}
