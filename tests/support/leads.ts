/** Creates leads for tests, each a new one. */
import { randomUUID } from 'node:crypto'
import type { NewLead } from '@/lib/server/db/repositories/leads/leads'

export const makeLead = (changes: Partial<NewLead> = {}): NewLead => ({
  id: randomUUID(),
  token: randomUUID(),
  form: 'contact',
  language: 'nl',
  email: `${randomUUID()}@voorbeeld.example`,
  propertyId: undefined,
  status: 'new',
  payload: { FIRST_NAME: 'An' },
  uploads: [],
  messages: [],
  ...changes,
})
